import type { Mail } from '../../../jobs/mail/mailer';

const SIGNED = '\n\nPlatelog';

/** Goes to the old address: whoever reads there may not have asked for it. */
export function oldEmailMail(to: string, newEmail: string): Mail {
  return {
    kind: 'email_changed',
    to,
    subject: 'Your Platelog email was changed',
    text:
      'Hello,\n\nan administrator of the server has changed the email of your Platelog account to ' +
      `${newEmail}. From now on you sign in with that one, and mail goes there.\n\n` +
      'If you did not ask for it, please answer whoever runs this server at once.' +
      SIGNED,
  };
}

export function newEmailMail(to: string, publicUrl: string): Mail {
  return {
    kind: 'email_changed',
    to,
    subject: 'This is your Platelog email now',
    text:
      'Hello,\n\nan administrator of the server has made this the email of a Platelog account. From ' +
      `now on you sign in with it, with the password that you have, at ${publicUrl}/login.\n\n` +
      'If you have no account there, please tell whoever runs the server.' +
      SIGNED,
  };
}

export function accountRemovedMail(to: string): Mail {
  return {
    kind: 'account_deleted',
    to,
    subject: 'Your Platelog account is deleted',
    text:
      'Hello,\n\nan administrator of the server has deleted your Platelog account and everything in ' +
      'it. A subscription has ended with it; nothing more is charged.\n\n' +
      'If you have a question about it, please ask whoever runs the server.' +
      SIGNED,
  };
}
