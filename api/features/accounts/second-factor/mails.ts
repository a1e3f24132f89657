import type { Mail } from '../../../jobs/mail/mailer';

const SIGNED = '\n\nPlatelog';

const NOT_YOU =
  'If that was not you, somebody knows your password: please choose a new one at once ("Forgot your ' +
  'password?" is on the sign-in page), and tell the person who runs this server.';

export function secondFactorOnMail(to: string): Mail {
  return {
    kind: 'second_factor',
    to,
    subject: 'Two-step sign-in is on',
    text:
      'Hello,\n\ntwo-step sign-in of your Platelog account was turned on just now. From now on, signing in needs ' +
      'a code from your authenticator app as well. Your other devices were signed out; entries that were ' +
      `waiting on them are kept there.\n\n${NOT_YOU}` +
      SIGNED,
  };
}

export function secondFactorOffMail(to: string): Mail {
  return {
    kind: 'second_factor',
    to,
    subject: 'Two-step sign-in is off',
    text:
      'Hello,\n\ntwo-step sign-in of your Platelog account was turned off just now. From now on, your password ' +
      `alone signs you in.\n\n${NOT_YOU}` +
      SIGNED,
  };
}

export function recoveryCodeUsedMail(to: string, left: number): Mail {
  const rest = left === 1 ? '1 recovery code is left' : `${left} recovery codes are left`;
  const next =
    left === 0
      ? 'None is left. If you have lost the app as well, stay signed in here, and ask the person who runs this server'
      : `${rest}. With the app you can make new ones in your profile`;
  return {
    kind: 'second_factor',
    to,
    subject: 'A recovery code of your account was used',
    text:
      'Hello,\n\nsomebody, we hope it was you, signed in to your Platelog account just now with a recovery code in ' +
      `place of a code from the authenticator app. ${next}.\n\n${NOT_YOU}` +
      SIGNED,
  };
}

export function recoveryCodesRenewedMail(to: string): Mail {
  return {
    kind: 'second_factor',
    to,
    subject: 'New recovery codes for your account',
    text:
      'Hello,\n\nnew recovery codes were made for your Platelog account just now, by somebody who is signed in and ' +
      `has your password and a code. The old ones open nothing any more.\n\n${NOT_YOU}` +
      SIGNED,
  };
}
