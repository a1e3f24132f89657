import type { resetPassword } from '#shared/contract/password-reset';

import type { PublicHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { hashOfToken } from '../../http/token';
import type { Mailer } from '../../jobs/mail/mailer';
import { updatePasswordByToken } from '../../store/accounts';
import { refuseCommonPassword } from './common-passwords';
import { passwordChangedMail } from './mails';
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
    refuseCommonPassword(password);
    const passwordHash = await passwords.hash(password);
    const taken = { hash: hashOfToken(token), passwordHash, now: now() };
    const account = await db.transaction().execute(async (trx) => {
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
