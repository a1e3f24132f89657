import { refuse } from '../../../http/refuse';
import { askSecondFactor, type Shown } from '../../../http/second-factor/second-factor';
import type { Session } from '../../../http/session';
import type { AccountRow } from '../../../store/accounts';
import { lockUserSequence } from '../../../store/lock-user-sequence';
import {
  countRecoveryCodes,
  type FactorOwner,
  secondFactorOf,
} from '../../../store/second-factors';
import type { AccountServices } from '../account-services';
import { recoveryCodeUsedMail } from './mails';

export function ownerOf({ id }: Pick<AccountRow, 'id'>): FactorOwner {
  return { kind: 'user', owner_id: id };
}

/** Asks for the second factor, after the password was right. Returns null if the account has none. */
export async function passSecondFactor(
  { db, now, mailer }: Pick<AccountServices, 'db' | 'now' | 'mailer'>,
  account: AccountRow,
  code: string | undefined,
): Promise<Shown> {
  const owner = ownerOf(account);
  // Most accounts have none: their logins do not write to the database here.
  if (!(await secondFactorOf(db, owner))) return null;
  return lockUserSequence(db, account.id, async ({ trx }) => {
    const shown = await askSecondFactor(trx, owner, { code, now: now() });
    if (shown === 'recovery_code') {
      const left = await countRecoveryCodes(trx, owner);
      await mailer.post(trx, recoveryCodeUsedMail(account.email, left), account.id);
    }
    return shown;
  });
}

/** Closes a session that was opened without a second factor while one was being turned on. */
export async function refuseWithoutFactor(
  { db }: Pick<AccountServices, 'db'>,
  account: AccountRow,
  { shown, session }: { shown: Shown; session: Session },
): Promise<void> {
  if (shown !== null || !(await secondFactorOf(db, ownerOf(account)))) return;
  await session.close();
  throw refuse('second_factor_needed');
}
