import type { confirmEmail } from '#shared/contract/email-change';

import type { PublicHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { hashOfToken } from '../../http/token';
import { updateEmail } from '../../store/accounts';
import { accountByEmailLink } from '../../store/email-changes';
import { endEmailChange } from '../../store/end-email-change';
import { inTransaction } from '../../store/in-transaction';
import { emailChangedMail } from './mails';
import type { EmailServices } from './update-email';

/** Has a new e-mail count, by the link that went there, once; the old address is told. */
export function confirmEmailHandler({
  db,
  now,
  mailer,
  onEmail,
  onChange,
}: EmailServices): PublicHandler<typeof confirmEmail> {
  return async ({ input: { token }, session }) => {
    const opened = { hash: hashOfToken(token), now: now() };
    const { account, changed } = await inTransaction(db, async (trx) => {
      const account = await accountByEmailLink(trx, opened);
      if (!account) return {};
      const changed = await updateEmail(trx, account.id, account.new_email);
      if (changed) {
        await onEmail(trx, account.id);
        await mailer.post(trx, emailChangedMail(account.email, changed.email), account.id);
      } else {
        await endEmailChange(trx, account.id);
      }
      return { account, changed };
    });
    if (!account) throw refuse('bad_email_token');
    onChange(account.id);
    if (!changed) {
      const detail = `Meanwhile another account has ${account.new_email}. Your email is still ${account.email}.`;
      throw refuse('email_taken', { detail });
    }
    return { email: changed.email, own: (await session.userId()) === account.id };
  };
}
