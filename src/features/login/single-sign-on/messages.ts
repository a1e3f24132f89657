import { COMMON } from '../../../ui/words/common-messages';

export const messages = {
  // sign-on-button.tsx
  signInWith: 'Sign in with {name}',
  opening: 'Opening {name}...',
  // single-sign-on-page.tsx
  signingIn: 'Signing in',
  notSignedIn: 'Not signed in',
  onlyForReturning:
    'This page is only for the way back from the sign-in service. Please start again.',
  signInAgain: 'Start again',
  confirmed: 'Confirmed',
  forMinutes: 'For {minutes} minutes you can now do what had to be confirmed.',
  // prove-step.tsx
  linkYourAccount: 'Link your account',
  linkExistingAccount:
    'You already have an account here with {email}. Enter its password once. From then on you sign in with {name}.',
  password: 'Password',
  linkAndSignIn: 'Link and sign in',
  forgotYourPassword: COMMON.forgotYourPassword,
  passwordIsWrong: 'This password is wrong.',
  enterTheCode: 'Enter the code from your app',
  twoStepIsOn: 'Two-step sign-in is on for this account.',
  lostYourPhone: 'Lost your phone and your recovery codes? Ask the person who runs this server.',
  signedInButNotHere: 'Signed in, but not on this device',
  // newcomer-step.tsx
  createAccount: 'Create Account',
  creatingAccount: 'Creating Account...',
  firstTimeHere:
    'It is your first time here. From now on you sign in with {name}, without a password.',
  accountCreated: 'Account created!',
  setUpYourProfile: "Now let's set up your profile.",
  accountCreatedNotHere: 'Account created, but not stored here',
  notStoredOnDevice:
    'Your account is on the server, but this device could not store it. Make room on this device, or leave the private mode of this browser. Then sign in again.',
  registrationFailed: 'Registration failed',
  pleaseTryAgain: COMMON.pleaseTryAgain,
  // shared by several files
  signIn: 'Sign in',
  signingYouIn: 'Signing you in...',
  noConnection:
    'There is no connection to the server right now. Signing in needs one: start again once you are online.',
  somethingWentWrong: 'Something went wrong on this page. Please start again.',
  backToSignIn: 'Back to sign-in',
  signInFailed: 'Sign in failed',
};
