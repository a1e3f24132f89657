export const messages = {
  passkeys: 'Your passkeys',
  howYouSignIn:
    'A passkey signs you in to this area without a password, and counts as two-step sign-in. As long as you have one and no authenticator app, a password alone does not sign you in.',
};
