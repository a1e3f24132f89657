import type { Database, DatabaseTransaction } from './database';
import { inSlices } from './slices';
import { Statement } from './statement';
import type { SessionsTable } from './tables';
import { unsynced } from './unsynced';

export async function createSession(db: Database, session: SessionsTable): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

const living = new Statement((db, { tokenHash, now }: { tokenHash: string; now: number }) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now),
);

/** A session that has not ended, by the hash of its token. */
export async function getSession(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<SessionsTable | undefined> {
  return living.first(db, { tokenHash, now });
}

export async function touchSession(
  db: Database,
  tokenHash: string,
  { seenAt, expiresAt }: { seenAt: number; expiresAt: number },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: seenAt, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Ends a session; returns whose it was. */
export async function deleteSession(db: Database, tokenHash: string): Promise<string | undefined> {
  const ended = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst();
  return ended?.user_id;
}

/** Ends a person's sessions but one. */
export async function deleteOtherSessions(
  trx: DatabaseTransaction,
  userId: string,
  kept: string,
): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', kept)
    .execute();
}

/** Those of some sessions that still open something: not ended, and of an account that is there. */
export async function livingSessions(
  db: Database,
  tokenHashes: readonly string[],
  now: number,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.token_hash')
    .where('sessions.token_hash', 'in', tokenHashes)
    .where('sessions.expires_at', '>', now)
    .where('users.deleted_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.token_hash));
}

export async function forgetEndedSessions(db: Database, now: number): Promise<void> {
  await inSlices(async (most) => {
    const ended = await db
      .selectFrom('sessions')
      .select('token_hash')
      .where('expires_at', '<=', now)
      .limit(most)
      .execute();
    const hashes = ended.map(({ token_hash }) => token_hash);
    if (hashes.length > 0) {
      await unsynced(db, async (trx) =>
        trx.deleteFrom('sessions').where('token_hash', 'in', hashes).execute(),
      );
    }
    return ended.length;
  });
}
