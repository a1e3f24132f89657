import type { Mail } from '../../gateways/mail';

const SIGNED = '\n\nPlatelog';

/** The way to a new password. */
export function resetMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'A new password for Platelog',
    text:
      'Hello,\n\nsomebody, we hope it was you, asked for a new password for your Platelog account. ' +
      `Choose one here within 30 minutes:\n\n${link}\n\n` +
      'The link works once. If it was not you, you need not do anything: your password stays as it is.' +
      SIGNED,
  };
}

export function passwordChangedMail(to: string): Mail {
  return {
    to,
    subject: 'Your Platelog password was changed',
    text:
      'Hello,\n\nthe password of your Platelog account was changed just now, and every device was ' +
      'signed out. Entries that were waiting on a device are kept there.\n\n' +
      'If that was not you, please choose a new password at once: "Forgot your password?" is on the ' +
      'sign-in page.' +
      SIGNED,
  };
}

/** Goes to the old address: whoever took the account over cannot read it there. */
export function emailChangedMail(to: string, newEmail: string): Mail {
  return {
    to,
    subject: 'Your Platelog email was changed',
    text:
      `Hello,\n\nthe email of your Platelog account was changed to ${newEmail} just now. From now on ` +
      'you sign in with that one, and mail goes there.\n\n' +
      'If that was not you, please answer whoever runs this server at once.' +
      SIGNED,
  };
}

export function accountDeletedMail(to: string): Mail {
  return {
    to,
    subject: 'Your Platelog account is deleted',
    text:
      'Hello,\n\nyour Platelog account and everything in it was deleted, as you asked. Thank you for ' +
      'having been here.' +
      SIGNED,
  };
}
