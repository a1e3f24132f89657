import { refuse } from '../../../http/refuse';
import { askSecondFactor, type Shown } from '../../../http/second-factor/ask-second-factor';
import type { Session } from '../../../http/session';
import type { AccountRow } from '../../../store/accounts';
import { lockUserSequence } from '../../../store/lock-user-sequence';
import { countRecoveryCodes } from '../../../store/recovery-codes';
import { secondFactorOf } from '../../../store/second-factors';
import { recoveryCodeUsedMail } from './mails';
import { ownerOf, type FactorServices } from './parts';

/** Asks for the second factor of somebody whose password was right; whoever has none passes, by null. */
export async function passSecondFactor(
  { db, now, mailer }: Pick<FactorServices, 'db' | 'now' | 'mailer'>,
  account: AccountRow,
  code: string | undefined,
): Promise<Shown> {
  const owner = ownerOf(account);
  return lockUserSequence(db, account.id, async ({ trx }) => {
    const shown = await askSecondFactor(trx, owner, { code, now: now() });
    if (shown === 'recovery_code') {
      const left = await countRecoveryCodes(trx, owner);
      await mailer.post(trx, recoveryCodeUsedMail(account.email, left), account.id);
    }
    return shown;
  });
}

/**
 * Refuses whoever passed without a second factor while one was being turned on: that has ended all sessions but the
 * one just opened.
 */
export async function refuseWithoutFactor(
  { db }: Pick<FactorServices, 'db'>,
  account: AccountRow,
  { shown, session }: { shown: Shown; session: Session },
): Promise<void> {
  if (shown !== null || !(await secondFactorOf(db, ownerOf(account)))) return;
  await session.close();
  throw refuse('second_factor_needed');
}
