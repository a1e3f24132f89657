import { EMAIL_LINK_HOURS } from '#shared/contract/email-change';
import { PAGES } from '#shared/contract/pages';

import { refuse } from '../../http/refuse';
import { hashOfToken, newToken } from '../../http/token';
import type { Mailer } from '../../jobs/mail/mailer';
import type { AccountRow } from '../../store/accounts';
import type { DatabaseTransaction } from '../../store/database';
import { keepNewEmail } from '../../store/email-changes';
import { confirmEmailMail } from './mails';

interface Parts {
  now: () => number;
  mailer: Mailer;
  /** Where people reach this server; never read from a request, which could name another. */
  publicUrl: string;
}

/**
 * Keeps a new e-mail for an account and mails the link that confirms it; both replace what was before.
 * @throws Refusal where no mail can be queued: then nothing is kept, either
 */
export async function mailEmailLink(
  trx: DatabaseTransaction,
  { now, mailer, publicUrl }: Parts,
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
      'So many links were sent within the hour that we send no more for now. The newest one works, or try again later.';
    throw refuse('rate_limited', { detail, retryAfter: 3600 });
  }
  if (posted === 'not_set_up') throw refuse('mail_not_set_up');
  if (posted === 'full') throw refuse('busy');
  return kept;
}
