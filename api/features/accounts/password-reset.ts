import { RESET_MINUTES, type resetPassword } from '#shared/contract/password-reset';

import type { PublicHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { hashOfToken } from '../../http/token';
import type { Mail } from '../../jobs/mail/mailer';
import { accountByResetToken, updatePasswordByToken } from '../../store/accounts';
import { inTransaction } from '../../store/in-transaction';
import type { AccountServices } from './account-services';
import { refuseWeakPassword } from './refuse-weak-password';

const SIGNED = '\n\nPlatelog';

/** Sets a new password by the mailed link, which works once, and ends every session of the account. */
export function resetPasswordHandler({
  db,
  now,
  passwords,
  mailer,
  onSessionEnd,
}: Pick<AccountServices, 'db' | 'now' | 'passwords' | 'mailer' | 'onSessionEnd'>): PublicHandler<
  typeof resetPassword
> {
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

export function resetMail(to: string, link: string): Mail {
  return {
    kind: 'password_reset',
    to,
    linkMs: RESET_MINUTES * 60_000,
    subject: 'A new password for Platelog',
    text:
      'Hello,\n\nsomebody, we hope it was you, asked for a new password for your Platelog account. ' +
      `Choose one here within ${RESET_MINUTES} minutes:\n\n${link}\n\n` +
      'The link works once. If it was not you, you need not do anything: your password stays as it is.' +
      SIGNED,
  };
}

function passwordChangedMail(to: string): Mail {
  return {
    kind: 'password_changed',
    to,
    subject: 'Your Platelog password was changed',
    text:
      'Hello,\n\nthe password of your Platelog account was changed just now, and every device was ' +
      'signed out. Entries that were waiting on a device are kept there.\n\n' +
      'If that was not you, please choose a new password at once: "Forgot your password?" is on the ' +
      'sign-in page.' +
      SIGNED,
  };
}
