import { refuse } from '../../http/refuse';
import { accountById, type AccountRow } from '../../store/accounts';
import type { DatabaseTransaction } from '../../store/database';

/**
 * Refuses, in the transaction of a change, what was asked for before the account got another password or was
 * deleted: its password was checked, or its session looked at, before the transaction began.
 */
export async function refuseOutdated(
  trx: DatabaseTransaction,
  { id, password }: Pick<AccountRow, 'id' | 'password'>,
): Promise<void> {
  const account = await accountById(trx, id);
  if (account?.deleted_at !== null || account.password !== password)
    throw refuse('not_authenticated');
}
