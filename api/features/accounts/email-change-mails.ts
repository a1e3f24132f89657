import { EMAIL_LINK_HOURS } from '#shared/contract/account-changes';
import { PAGES } from '#shared/contract/pages';

import { refuse } from '../../http/refuse';
import { hashOfToken, newToken } from '../../http/token';
import { type Mail, maskedAddress } from '../../jobs/mail/mailer';
import type { AccountRow } from '../../store/accounts';
import type { DatabaseTransaction } from '../../store/database';
import { keepNewEmail } from '../../store/email-changes';
import type { AccountServices } from './account-services';

const SIGNED = '\n\nPlatelog';

/**
 * Stores a new email of an account and mails the link that confirms it; both replace those before.
 * @throws Refusal if no mail can be queued
 */
export async function mailEmailLink(
  trx: DatabaseTransaction,
  { now, mailer, publicUrl }: Pick<AccountServices, 'now' | 'mailer' | 'publicUrl'>,
  { account, email }: { account: AccountRow; email: string },
): Promise<AccountRow> {
  const token = newToken();
  const until = now() + EMAIL_LINK_HOURS * 3600_000;
  const kept = await keepNewEmail(trx, account.id, { email, hash: hashOfToken(token), until });
  // In the fragment, which no server and no log ever sees.
  const link = `${publicUrl}${PAGES.confirmEmail}#${token}`;
  const posted = await mailer.post(trx, confirmEmailMail(email, link), account.id);
  if (posted === 'limited') {
    const detail =
      'You asked for too many links in the last hour. Use the newest one, or try again later.';
    throw refuse('rate_limited', { detail, retryAfter: 3600 });
  }
  if (posted === 'not_set_up') throw refuse('mail_not_set_up');
  if (posted === 'full') throw refuse('busy');
  return kept;
}

function confirmEmailMail(to: string, link: string): Mail {
  return {
    kind: 'confirm_email',
    to,
    linkMs: EMAIL_LINK_HOURS * 3600_000,
    subject: 'Confirm your new address for Platelog',
    text:
      'Hello,\n\nSomeone, hopefully you, wants to use this address for a Platelog account. ' +
      `Confirm it here within ${EMAIL_LINK_HOURS} hours:\n\n${link}\n\n` +
      'The link works once, on any device. Until then, the old address stays in use. If this was not ' +
      'you, ignore this email.' +
      SIGNED,
  };
}

/** Goes to the old address, before the change. */
export function emailChangeAskedMail(to: string, newEmail: string): Mail {
  return {
    kind: 'email_change_asked',
    to,
    subject: 'Your Platelog email is about to change',
    text:
      `Hello,\n\nSomeone who is signed in to your Platelog account and knows your password asked to change its ` +
      `email to ${maskedAddress(newEmail)}. It changes when someone opens the link that we sent there. Until then, you sign in ` +
      'with this address, and mail comes here.\n\n' +
      'If this was not you, choose a new password now with "Forgot your password?" on the sign-in page. ' +
      'This cancels the change and signs everyone out.' +
      SIGNED,
  };
}

/** Goes to the old address: somebody who took the account over cannot read it there. */
export function emailChangedMail(to: string, newEmail: string): Mail {
  return {
    kind: 'email_changed',
    to,
    subject: 'Your Platelog email was changed',
    text:
      `Hello,\n\nThe email of your Platelog account was just changed to ${maskedAddress(newEmail)}. From now on, ` +
      'you sign in with the new email, and mail goes there.\n\n' +
      'If this was not you, contact the person who runs this server right away.' +
      SIGNED,
  };
}
