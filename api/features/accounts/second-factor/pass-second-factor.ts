import { askSecondFactor } from '../../../http/second-factor/ask-second-factor';
import type { AccountRow } from '../../../store/accounts';
import { countRecoveryCodes } from '../../../store/recovery-codes';
import { recoveryCodeUsedMail } from './mails';
import { ownerOf, type FactorServices } from './parts';

/** Asks for the second factor of somebody whose password was right; whoever has none passes. */
export async function passSecondFactor(
  { db, now, mailer }: Pick<FactorServices, 'db' | 'now' | 'mailer'>,
  account: AccountRow,
  code: string | undefined,
): Promise<void> {
  const owner = ownerOf(account);
  const { shown, left } = await db.transaction().execute(async (trx) => ({
    shown: await askSecondFactor(trx, owner, { code, now: now() }),
    left: await countRecoveryCodes(trx, owner),
  }));
  if (shown === 'recovery_code') mailer.post(recoveryCodeUsedMail(account.email, left));
}
