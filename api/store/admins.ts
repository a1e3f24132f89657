import type { AdminSessionsTable, AdminsTable } from './admin-tables';
import type { Database, DatabaseTransaction } from './database';
import { forgetDevicesOf } from './sign-ins';

export type AdminRow = AdminsTable;

/** After how many days an administrator must have a second factor, if users reach the server by https. */
const SECOND_FACTOR_DAYS = 7;
const DAY_MS = 24 * 3600 * 1000;

/** Adds an administrator; false if the name or email is taken. */
export async function addAdmin(
  trx: DatabaseTransaction,
  admin: Pick<AdminsTable, 'id' | 'username' | 'email' | 'password' | 'created_at'>,
): Promise<boolean> {
  const added = await trx
    .insertInto('admins')
    .values({ ...admin, second_factor_due: admin.created_at + SECOND_FACTOR_DAYS * DAY_MS })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function adminByName(
  db: Database | DatabaseTransaction,
  username: string,
): Promise<AdminRow | undefined> {
  return db.selectFrom('admins').selectAll().where('username', '=', username).executeTakeFirst();
}

export async function adminById(
  db: Database | DatabaseTransaction,
  id: string,
): Promise<AdminRow | undefined> {
  return db.selectFrom('admins').selectAll().where('id', '=', id).executeTakeFirst();
}

/** All administrators by name, including disabled ones. */
export async function allAdmins(db: Database): Promise<AdminRow[]> {
  return db.selectFrom('admins').selectAll().orderBy('username').execute();
}

type Change = Partial<Pick<AdminsTable, 'password' | 'disabled_at'>>;

/** Changes an administrator's password or disables them, and ends all their sessions. */
export async function updateAdmin(
  trx: DatabaseTransaction,
  id: string,
  change: Change,
): Promise<void> {
  await trx.updateTable('admins').set(change).where('id', '=', id).execute();
  await signOutAdmin(trx, id);
}

/** Ends all sessions of an administrator, and forgets the devices on which they signed in. */
export async function signOutAdmin(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx.deleteFrom('admin_sessions').where('admin_id', '=', id).execute();
  await forgetDevicesOf(trx, { kind: 'admin', owner_id: id });
}

/** Stores a new hash of the same password, unless the password was changed in the meantime. */
export async function renewAdminHash(
  db: Database,
  { id, password: before }: Pick<AdminRow, 'id' | 'password'>,
  hash: string,
): Promise<void> {
  await db
    .updateTable('admins')
    .set({ password: hash })
    .where('id', '=', id)
    .where('password', '=', before)
    .execute();
}

export async function createAdminSession(
  trx: DatabaseTransaction,
  session: AdminSessionsTable,
): Promise<void> {
  await trx.insertInto('admin_sessions').values(session).execute();
}

/** The administrator of an open session, by the hash of its token. */
export async function adminOfSession(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<AdminRow | undefined> {
  return db
    .selectFrom('admin_sessions')
    .innerJoin('admins', 'admins.id', 'admin_sessions.admin_id')
    .selectAll('admins')
    .where('admin_sessions.token_hash', '=', tokenHash)
    .where('admin_sessions.expires_at', '>', now)
    .where('admins.disabled_at', 'is', null)
    .executeTakeFirst();
}

export async function deleteAdminSession(
  trx: DatabaseTransaction,
  tokenHash: string,
): Promise<void> {
  await trx.deleteFrom('admin_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends all sessions of an administrator except one. */
export async function deleteOtherAdminSessions(
  trx: DatabaseTransaction,
  adminId: string,
  kept: string,
): Promise<void> {
  await trx
    .deleteFrom('admin_sessions')
    .where('admin_id', '=', adminId)
    .where('token_hash', '!=', kept)
    .execute();
}

export async function forgetEndedAdminSessions(db: Database, now: number): Promise<void> {
  await db.deleteFrom('admin_sessions').where('expires_at', '<=', now).execute();
}
