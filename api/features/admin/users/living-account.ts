import { refuse } from '../../../http/refuse';
import { accountById, type AccountRow } from '../../../store/accounts';
import type { Database, DatabaseTransaction } from '../../../store/database';

/** The account of an id; one that was deleted is as little there as one that never was. */
export async function livingAccount(
  db: Database | DatabaseTransaction,
  id: string | undefined,
): Promise<AccountRow> {
  const account = await accountById(db, id ?? '');
  if (account?.deleted_at !== null) throw refuse('not_found', { detail: 'User not found' });
  return account;
}
