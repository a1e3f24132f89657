import type { resetPassword } from '#shared/contract/password-reset';

import type { PublicHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { hashOfToken } from '../../http/token';
import type { Mailer } from '../../jobs/mail/mailer';
import { accountByResetToken, updatePasswordByToken } from '../../store/accounts';
import { inTransaction } from '../../store/in-transaction';
import { passwordChangedMail } from './mails';
import { refuseWeakPassword } from './refuse-weak-password';
import type { AccountServices } from './register';

interface ResetParts extends AccountServices {
  mailer: Mailer;
  onSessionEnd: (userId: string) => void;
}

/** Sets a new password by the link that was mailed, once, and ends every session of the account. */
export function resetPasswordHandler({
  db,
  now,
  passwords,
  mailer,
  onSessionEnd,
}: ResetParts): PublicHandler<typeof resetPassword> {
  return async ({ input, session }) => {
    const { token, password } = input;
    const hash = hashOfToken(token);
    const owner = await accountByResetToken(db, hash, now());
    if (!owner) throw refuse('bad_reset_token');
    const { email, first_name: firstName, last_name: lastName } = owner;
    refuseWeakPassword(password, { email, names: [firstName, lastName] });
    const passwordHash = await passwords.hash(password);
    const taken = { hash, passwordHash, now: now() };
    const account = await inTransaction(db, async (trx) => {
      const changed = await updatePasswordByToken(trx, taken);
      if (changed) await mailer.post(trx, passwordChangedMail(changed.email), changed.id);
      return changed;
    });
    if (!account) throw refuse('bad_reset_token');
    await session.close();
    onSessionEnd(account.id);
    return { ok: true };
  };
}
