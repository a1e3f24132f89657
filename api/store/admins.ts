import type { Database } from './database';
import type { AdminsTable } from './tables';

/** Adds an administrator; false where the name or the e-mail is taken. */
export async function addAdmin(db: Database, admin: AdminsTable): Promise<boolean> {
  const added = await db
    .insertInto('admins')
    .values(admin)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
