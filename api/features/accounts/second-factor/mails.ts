import type { Mail } from '../../../jobs/mail/mailer';

const SIGNED = '\n\nPlatelog';

const NOT_YOU =
  'If this was not you, someone knows your password. Choose a new one right away ("Forgot your ' +
  'password?" on the sign-in page) and contact the person who runs this server.';

export function secondFactorOnMail(to: string): Mail {
  return {
    kind: 'second_factor',
    to,
    subject: 'Two-step sign-in is on',
    text:
      'Hello,\n\nTwo-step sign-in was just turned on for your Platelog account. From now on, signing in needs ' +
      'a code from your authenticator app as well. Your other devices were signed out. Entries that have not ' +
      `synced yet stay on them.\n\n${NOT_YOU}` +
      SIGNED,
  };
}

export function secondFactorOffMail(to: string): Mail {
  return {
    kind: 'second_factor',
    to,
    subject: 'Two-step sign-in is off',
    text:
      'Hello,\n\nTwo-step sign-in was just turned off for your Platelog account. From now on, your password ' +
      `alone signs you in.\n\n${NOT_YOU}` +
      SIGNED,
  };
}

export function recoveryCodeUsedMail(to: string, left: number): Mail {
  const rest = left === 1 ? '1 recovery code is left' : `${left} recovery codes are left`;
  const next =
    left === 0
      ? 'You have none left. If you also lost the app, stay signed in and contact the person who runs this server'
      : `${rest}. With the app, you can create new ones in your profile`;
  return {
    kind: 'second_factor',
    to,
    subject: 'A recovery code of your account was used',
    text:
      'Hello,\n\nSomeone, hopefully you, just signed in to your Platelog account with a recovery code instead ' +
      `of a code from the authenticator app. ${next}.\n\n${NOT_YOU}` +
      SIGNED,
  };
}

export function recoveryCodesRenewedMail(to: string): Mail {
  return {
    kind: 'second_factor',
    to,
    subject: 'New recovery codes for your account',
    text:
      'Hello,\n\nNew recovery codes were just created for your Platelog account by someone who is signed in and ' +
      `knows your password and a code. The old codes no longer work.\n\n${NOT_YOU}` +
      SIGNED,
  };
}
