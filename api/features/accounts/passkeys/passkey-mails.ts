import type { Mail } from '../../../jobs/mail/mailer';

const NOT_YOU =
  'If this was not you, someone knows your password. Sign in, choose a new password and remove every passkey ' +
  'that is not yours: all of that is in your profile.';

/** @param name what its owner, or the browser, calls the passkey */
export function passkeyAddedMail(to: string, name: string): Mail {
  return {
    kind: 'passkey',
    to,
    subject: 'A passkey was added to your account',
    text:
      `Hello,\n\nA passkey was just added to your Platelog account: ${name}. From now on it signs in to your ` +
      `account without your password, and without a code.\n\n${NOT_YOU}\n\nPlatelog`,
  };
}

export function passkeyRemovedMail(to: string, name: string): Mail {
  return {
    kind: 'passkey',
    to,
    subject: 'A passkey of your account was removed',
    text:
      `Hello,\n\nA passkey of your Platelog account was just removed: ${name}. It no longer signs in. You can ` +
      `also delete it where you keep your passwords and passkeys.\n\n${NOT_YOU}\n\nPlatelog`,
  };
}
