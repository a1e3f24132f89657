import { createHash } from 'node:crypto';

import type { Database, DatabaseTransaction } from '../database';
import { keepLatest } from '../keep-latest';

export interface PushSubscriptionRow {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface NewPushSubscription extends PushSubscriptionRow {
  userId: string;
  sessionHash: string;
  now: number;
}

/** Devices of one person that are notified. */
const SUBSCRIPTIONS_MOST = 20;

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');

/** Keeps where a browser gets notifications; the same browser has one, of the user who signed in there last. */
export async function keepSubscription(
  trx: DatabaseTransaction,
  { userId, sessionHash, now, endpoint, p256dh, auth }: NewPushSubscription,
): Promise<void> {
  const row = {
    user_id: userId,
    session_hash: sessionHash,
    endpoint,
    p256dh,
    auth,
    created_at: now,
  };
  // A session has one browser: the address before is nobody's any more.
  await trx.deleteFrom('push_subscriptions').where('session_hash', '=', sessionHash).execute();
  await trx
    .insertInto('push_subscriptions')
    .values({ endpoint_hash: hashOf(endpoint), ...row })
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(row))
    .execute();
  const latest = { key: 'endpoint_hash', by: ['created_at'], most: SUBSCRIPTIONS_MOST } as const;
  await keepLatest(trx, { table: 'push_subscriptions', ...latest }, { user_id: userId });
}

/** Where a person's devices get notifications, of sessions that have not ended. */
export async function subscriptionsOf(
  db: Database | DatabaseTransaction,
  userId: string,
  now: number,
): Promise<(PushSubscriptionRow & { session_hash: string })[]> {
  return db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.token_hash', 'push_subscriptions.session_hash')
    .select(['endpoint', 'p256dh', 'auth', 'session_hash'])
    .where('push_subscriptions.user_id', '=', userId)
    .where('sessions.user_id', '=', userId)
    .where('sessions.expires_at', '>', now)
    .orderBy('push_subscriptions.created_at')
    .execute();
}

/** Forgets addresses that the push service says are gone. */
export async function forgetEndpoints(
  trx: DatabaseTransaction,
  endpoints: readonly string[],
): Promise<void> {
  if (endpoints.length === 0) return;
  await trx
    .deleteFrom('push_subscriptions')
    .where('endpoint_hash', 'in', endpoints.map(hashOf))
    .execute();
}

/** Turns notifications off in the browser of a session. */
export async function forgetSubscriptionOf(db: Database, sessionHash: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_hash', '=', sessionHash).execute();
}

/** How many browsers are notified at all. */
export async function countSubscriptions(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('push_subscriptions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
