import type { AdminSessionsTable } from './admin-tables';
import type { AdminRow } from './admins';
import type { Database, DatabaseTransaction } from './database';

export async function createAdminSession(
  trx: DatabaseTransaction,
  session: AdminSessionsTable,
): Promise<void> {
  await trx.insertInto('admin_sessions').values(session).execute();
}

/** Whose session it is that has not ended, by the hash of its token. */
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

/** Ends an administrator's sessions but one. */
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
