import type { AdminUser } from '#shared/contract/admin/users';

import { refuse } from '../../../http/refuse';
import type { DatabaseTransaction } from '../../../store/database';
import { getUser } from '../../../store/user-directory';

/** An account as the desk shows it after a change. */
export async function shownUser(
  trx: DatabaseTransaction,
  id: string,
): Promise<{ user: AdminUser }> {
  const user = await getUser(trx, id);
  if (!user) throw refuse('not_found', { detail: 'User not found' });
  return { user };
}
