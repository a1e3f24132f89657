import type { User } from '#shared/contract/accounts';

import { refuse } from '../../http/refuse';
import { accountById, type AccountRow } from '../../store/accounts';
import type { Database } from '../../store/database';

/** How an account is told to its owner. */
export interface AccountWire {
  wireUser: (row: AccountRow) => User;
}

/** An account as it stands after its plan has changed. */
export async function changedUser(
  { db, wireUser }: AccountWire & { db: Database },
  userId: string,
): Promise<{ user: User }> {
  const account = await accountById(db, userId);
  if (!account) throw refuse('account_deleted');
  return { user: wireUser(account) };
}
