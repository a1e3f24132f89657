import type { resetPassword } from '#shared/contract/password-reset';

import type { Mailer } from '../../gateways/mail';
import type { PublicHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { updatePasswordByToken } from '../../store/accounts';
import { refuseCommonPassword } from './common-passwords';
import { passwordChangedMail } from './mails';
import type { AccountServices } from './register';
import { resetHash } from './request-reset';

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
    const taken = { hash: resetHash(token), passwordHash, now: now() };
    const account = await updatePasswordByToken(db, taken);
    if (!account) throw refuse('bad_reset_token');
    await session.close();
    onSessionEnd(account.id);
    mailer.post(passwordChangedMail(account.email));
    return { ok: true };
  };
}
