import { createHash } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';

import type { AccountRow } from './accounts';
import type { Database, DatabaseTransaction } from './database';
import { inTransaction, withoutFsync } from './in-transaction';
import { inSlices } from './long-work/in-slices';
import { keepLatest } from './keep-latest';
import type { SessionsTable } from './session-tables';
import { statement } from './dialect/statement';

export type SessionRow = Selectable<SessionsTable>;

/** The most sessions of one user. One more ends the session that was not used for the longest time. */
export const SESSIONS_MOST = 100;

/** The id of a session that its owner sees. Neither the token nor its hash can be derived from it. */
export function sessionId(tokenHash: string): string {
  return createHash('sha256').update(`session ${tokenHash}`).digest('base64url').slice(0, 22);
}

/** Stores a new session; returns how many others were ended because of the limit. */
export async function createSession(
  db: Database,
  session: Insertable<SessionsTable>,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    await trx.insertInto('sessions').values(session).execute();
    const by = ['last_seen_at', 'created_at'] as const;
    const latest = { table: 'sessions', key: 'token_hash', by, most: SESSIONS_MOST } as const;
    return keepLatest(trx, latest, { user_id: session.user_id });
  });
}

/** An account with the session that has opened it. */
export type OpenedAccount = AccountRow &
  Pick<
    SessionRow,
    'token_hash' | 'last_seen_at' | 'expires_at' | 'shared' | 'signed_in_with' | 'confirmed_at'
  > & { session_created_at: number };

/**
 * The account of an open session, by the hash of its token. One statement: reading session and account separately
 * took a tenth of the time of a call.
 */
export async function openedAccount(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<OpenedAccount | undefined> {
  const [opened] = await accountOfSession(db, { tokenHash, now });
  return opened;
}

const accountOfSession = statement((db, { tokenHash, now }: { tokenHash: string; now: number }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select([
      'sessions.token_hash',
      'sessions.created_at as session_created_at',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'sessions.shared',
      'sessions.signed_in_with',
      'sessions.confirmed_at',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now),
);

/** A user's open sessions, last used first. */
export async function sessionsOf(
  db: Database | DatabaseTransaction,
  userId: string,
  now: number,
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

export async function touchSession(
  db: Database,
  tokenHash: string,
  touched: Pick<SessionRow, 'last_seen_at' | 'expires_at' | 'device' | 'network'>,
): Promise<void> {
  await db.updateTable('sessions').set(touched).where('token_hash', '=', tokenHash).execute();
}

export async function confirmSession(db: Database, tokenHash: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Ends a session; returns its user id. */
export async function deleteSession(db: Database, tokenHash: string): Promise<string | undefined> {
  const ended = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst();
  return ended?.user_id;
}

/** Ends all sessions of a user, except `but` if given; returns how many of them were still open. */
export async function deleteSessionsOf(
  trx: DatabaseTransaction,
  userId: string,
  { but, now }: { but?: string | undefined; now: number },
): Promise<number> {
  const ended = await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', but ?? '')
    .returning('expires_at')
    .execute();
  return ended.filter(({ expires_at }) => expires_at > now).length;
}

/** Which of these sessions are still valid: not ended, and with a living account. */
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
      await withoutFsync(db, async (trx) =>
        trx.deleteFrom('sessions').where('token_hash', 'in', hashes).execute(),
      );
    }
    return ended.length;
  });
}
