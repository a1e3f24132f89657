import { PAGES } from '#shared/contract/pages';

import type { PublicCall } from '../../http/endpoint';
import type { Place } from '../../http/session';
import type { Mail } from '../../jobs/mail/mailer';
import type { AccountRow } from '../../store/accounts';
import type { AccountServices } from './account-services';
import { shownPlace } from './sessions/sessions';

type MailServices = Pick<AccountServices, 'db' | 'now' | 'mailer' | 'publicUrl'>;

type Call = Pick<PublicCall<unknown>, 'device' | 'session'>;

/**
 * Mails the user that someone signed in on a new device, but not on the first device of the account. Call it before
 * `device.remember`, which makes the device a known one.
 */
export async function mailNewDevice(
  { db, now, mailer, publicUrl }: MailServices,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  { device, session, signedInWith = null }: Call & { signedInWith?: string | null },
): Promise<void> {
  if (!mailer.isSetUp || !(await device.isNewTo(id))) return;
  const signIn = { place: session.place, at: now(), publicUrl, signedInWith };
  await mailer.post(db, newDeviceMail(email, signIn), id);
}

interface SignIn {
  place: Place;
  at: number;
  publicUrl: string;
  /** Null for a password. */
  signedInWith: string | null;
}

const TIME = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

function newDeviceMail(to: string, { place, at, publicUrl, signedInWith }: SignIn): Mail {
  const { device, network } = shownPlace(place);
  const lines = [
    `Device: ${device ?? 'unknown'}`,
    `Time: ${TIME.format(at)} UTC`,
    `Network: ${network ?? 'unknown'}`,
    ...(signedInWith === null ? [] : [`Signed in with: ${signedInWith}`]),
  ];
  const otherwise =
    signedInWith === null
      ? 'change your password right away'
      : `secure your account at ${signedInWith} right away`;
  return {
    kind: 'new_device',
    to,
    subject: 'A new device is signed in to Platelog',
    text:
      'Hello,\n\nSomeone, hopefully you, signed in to your Platelog account on a device that was ' +
      `not used before:\n\n${lines.join('\n')}\n\n` +
      'If it was you, you can ignore this email.\n\n' +
      `If it was not you, ${otherwise}. Your profile lists every device that is ` +
      `signed in, and you can sign each one out there:\n\n${publicUrl}${PAGES.profile}\n\nPlatelog`,
  };
}
