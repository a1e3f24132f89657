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

/** The most devices of one user that are notified. */
const SUBSCRIPTIONS_MOST = 20;

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');

/** Stores where a browser gets notifications. A browser has one subscription, of the user who signed in there last. */
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
  // A session has one browser, so its previous address is no longer used.
  await trx.deleteFrom('push_subscriptions').where('session_hash', '=', sessionHash).execute();
  await trx
    .insertInto('push_subscriptions')
    .values({ endpoint_hash: hashOf(endpoint), ...row })
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(row))
    .execute();
  const latest = { key: 'endpoint_hash', by: ['created_at'], most: SUBSCRIPTIONS_MOST } as const;
  await keepLatest(trx, { table: 'push_subscriptions', ...latest }, { user_id: userId });
}

/** The subscriptions of a user's devices whose sessions have not ended. */
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

/** Deletes addresses that no longer exist, as reported by the push service. */
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

/** Turns off notifications in the browser of a session. */
export async function forgetSubscriptionOf(db: Database, sessionHash: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_hash', '=', sessionHash).execute();
}

/** The number of browsers that are notified. */
export async function countSubscriptions(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('push_subscriptions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
