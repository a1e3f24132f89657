import type { AdminUser } from '#shared/contract/admin/users';

import { refuse } from '../../../http/refuse';
import { accountById, type AccountRow } from '../../../store/accounts';
import type { Database, DatabaseTransaction } from '../../../store/database';
import { getUser } from '../../../store/user-directory';

/** @throws Refusal 'not_found', also for a deleted account */
export async function livingAccount(
  db: Database | DatabaseTransaction,
  id: string | undefined,
): Promise<AccountRow> {
  const account = await accountById(db, id ?? '');
  if (account?.deleted_at !== null) throw refuse('not_found', { detail: 'User not found' });
  return account;
}

export async function shownUser(
  trx: DatabaseTransaction,
  id: string,
): Promise<{ user: AdminUser }> {
  const user = await getUser(trx, id);
  if (!user) throw refuse('not_found', { detail: 'User not found' });
  return { user };
}
