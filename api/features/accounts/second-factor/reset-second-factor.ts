import type { AccountRow } from '../../../store/accounts';
import type { DatabaseTransaction } from '../../../store/database';
import { deleteSecondFactor } from '../../../store/second-factors';
import { deleteSessionsOf } from '../../../store/sessions';
import { ownerOf } from './pass-second-factor';

/** For the host's command. Ends every session, since the phone may be somebody else's now. False if none is set. */
export async function resetSecondFactor(
  trx: DatabaseTransaction,
  account: Pick<AccountRow, 'id'>,
  now: number,
): Promise<boolean> {
  if (!(await deleteSecondFactor(trx, ownerOf(account)))) return false;
  await deleteSessionsOf(trx, account.id, { now });
  return true;
}
