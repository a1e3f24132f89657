import { EMAIL_LINK_HOURS } from '#shared/contract/email-change';
import { RESET_MINUTES } from '#shared/contract/password-reset';

import type { Mail } from '../../jobs/mail/mailer';

const SIGNED = '\n\nPlatelog';

/** The way to a new password. */
export function resetMail(to: string, link: string): Mail {
  return {
    kind: 'password_reset',
    to,
    linkMs: RESET_MINUTES * 60_000,
    subject: 'A new password for Platelog',
    text:
      'Hello,\n\nsomebody, we hope it was you, asked for a new password for your Platelog account. ' +
      `Choose one here within ${RESET_MINUTES} minutes:\n\n${link}\n\n` +
      'The link works once. If it was not you, you need not do anything: your password stays as it is.' +
      SIGNED,
  };
}

export function passwordChangedMail(to: string): Mail {
  return {
    kind: 'password_changed',
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
    kind: 'email_changed',
    to,
    subject: 'Your Platelog email was changed',
    text:
      `Hello,\n\nthe email of your Platelog account was changed to ${newEmail} just now. From now on ` +
      'you sign in with that one, and mail goes there.\n\n' +
      'If that was not you, please answer whoever runs this server at once.' +
      SIGNED,
  };
}

/** Goes to the new address: that it was opened there shows whose it is. */
export function confirmEmailMail(to: string, link: string): Mail {
  return {
    kind: 'confirm_email',
    to,
    linkMs: EMAIL_LINK_HOURS * 3600_000,
    subject: 'Confirm your new address for Platelog',
    text:
      'Hello,\n\nsomebody, we hope it was you, wants to use this address for their Platelog account. ' +
      `Confirm it here within ${EMAIL_LINK_HOURS} hours:\n\n${link}\n\n` +
      'The link works once, on any device. Until then the old address stays. If you have no Platelog ' +
      'account, you need not do anything.' +
      SIGNED,
  };
}

/** Goes to the old address, while it still counts. */
export function emailChangeAskedMail(to: string, newEmail: string): Mail {
  return {
    kind: 'email_change_asked',
    to,
    subject: 'Your Platelog email is about to change',
    text:
      `Hello,\n\nsomebody signed in to your Platelog account, with your password, has asked to change its ` +
      `email to ${newEmail}. It changes once the link that we sent there is opened. Until then you sign in ` +
      'with this address, and mail comes here.\n\n' +
      'If that was not you, choose a new password now, with "Forgot your password?" on the sign-in page. ' +
      'That ends the change and signs everybody out.' +
      SIGNED,
  };
}

export function accountDeletedMail(to: string): Mail {
  return {
    kind: 'account_deleted',
    to,
    subject: 'Your Platelog account is deleted',
    text:
      'Hello,\n\nyour Platelog account and everything in it was deleted, as you asked. Thank you for ' +
      'having been here.' +
      SIGNED,
  };
}
