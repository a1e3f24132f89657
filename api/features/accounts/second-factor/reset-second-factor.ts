import type { AccountRow } from '../../../store/accounts';
import type { DatabaseTransaction } from '../../../store/database';
import { deleteSecondFactor } from '../../../store/second-factors';
import { deleteSessionsOf } from '../../../store/sessions';
import { ownerOf } from './parts';

/**
 * Takes away the second factor of somebody who has lost it, by the host's hand. Every session ends: the phone may
 * be somebody else's now. False where there is none.
 */
export async function resetSecondFactor(
  trx: DatabaseTransaction,
  account: Pick<AccountRow, 'id'>,
  now: number,
): Promise<boolean> {
  if (!(await deleteSecondFactor(trx, ownerOf(account)))) return false;
  await deleteSessionsOf(trx, account.id, { now });
  return true;
}
