import { createHmac, randomBytes } from 'node:crypto';
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

import type { MoneyBack } from '#shared/contract/admin/users';

import type { MoneyBackTable } from './admin-tables';
import { type Database, type DatabaseTransaction, readSys } from './database';
import { dialectOf } from './dialect/dialect-of';
import type { StripeEventsTable, SubscriptionsTable } from './tables';

/** A user's refunds and disputes as JSON, newest first, for a query on `users`. */
export function moneyBackOfUser(db: QueryExecutorProvider): RawBuilder<string> {
  const newest = sql`(SELECT * FROM money_back WHERE user_id = users.id
    ORDER BY at DESC, id LIMIT 20) AS newest`;
  return dialectOf(db).jsonRows(['kind', 'status', 'cents', 'currency', 'at'], newest);
}

const KEY = 'trials_key';

/** A subscription without the columns that only this file uses. */
export type SubscriptionRow = Omit<SubscriptionsTable, 'version' | 'checked_at'>;

export async function getSubscription(
  db: Database | DatabaseTransaction,
  id: string,
): Promise<SubscriptionsTable | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A user's subscriptions, newest first. */
export async function subscriptionsOfUser(
  db: Database | DatabaseTransaction,
  userId: string,
): Promise<SubscriptionsTable[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Stores a subscription's current state. Its version increases even if nothing changed, so that an older response
 * that arrives later is ignored.
 */
export async function upsertSubscription(
  trx: DatabaseTransaction,
  row: SubscriptionRow,
  now: number,
): Promise<void> {
  const known = await getSubscription(trx, row.id);
  const kept = { ...row, version: (known?.version ?? 0) + 1, checked_at: now };
  await trx
    .insertInto('subscriptions')
    .values(kept)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(kept))
    .execute();
}

interface Unchecked {
  /** States that a subscription never leaves. */
  final: readonly string[];
  before: number;
  /** Subscriptions with this status are checked only if they got it after `since`. */
  missing: { status: string; since: number };
}

/** Users with a subscription that may still change and was not checked since a time. */
export async function usersUnchecked(
  db: Database,
  { final, before, missing }: Unchecked,
): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('status', 'not in', final)
    .where('checked_at', '<', before)
    .where((eb) => eb.or([eb('status', '!=', missing.status), eb('ended_at', '>=', missing.since)]))
    .groupBy('user_id')
    .orderBy((eb) => eb.fn.min('checked_at'))
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}

export async function isEventKnown(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('stripe_events')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a Stripe event in the transaction of its effect; false if it was already handled. */
export async function createEvent(
  trx: DatabaseTransaction,
  event: StripeEventsTable,
): Promise<boolean> {
  const added = await trx
    .insertInto('stripe_events')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Removes old Stripe events. Stripe repeats an event for at most three days. */
export async function forgetEventsBefore(db: Database, before: number): Promise<void> {
  await db.deleteFrom('stripe_events').where('received_at', '<', before).execute();
}

/** Returns a function that makes keyed hashes (HMAC) with this server's key. */
export async function keyedHash(
  db: Database | DatabaseTransaction,
): Promise<(text: string) => string> {
  const key = (await readSys(db, KEY)) ?? (await makeKey(db));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

/** If two processes create the key at the same time, the first one wins. */
async function makeKey(db: Database | DatabaseTransaction): Promise<string> {
  const made = randomBytes(32).toString('base64url');
  await db
    .insertInto('sys')
    .values({ k: KEY, v: made })
    .onConflict((conflict) => conflict.column('k').doNothing())
    .execute();
  return (await readSys(db, KEY)) ?? made;
}

/** Ids of the accounts that had a free trial with one of these hashes. */
export async function trialHolders(
  db: Database | DatabaseTransaction,
  hashes: string[],
): Promise<string[]> {
  const rows = await db.selectFrom('trials').select('holder').where('hash', 'in', hashes).execute();
  return rows.map(({ holder }) => holder);
}

export async function createTrials(
  trx: DatabaseTransaction,
  hashes: string[],
  { holder, now }: { holder: string; now: number },
): Promise<void> {
  await trx
    .insertInto('trials')
    .values(hashes.map((hash) => ({ hash, holder, at: now })))
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

export async function forgetTrialsBefore(db: Database, before: number): Promise<void> {
  await db.deleteFrom('trials').where('at', '<', before).execute();
}

/** Stores the latest state of a refund or dispute. */
export async function upsertMoneyBack(db: Database, row: MoneyBackTable): Promise<void> {
  await db
    .insertInto('money_back')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export function moneyBackOf(json: string): MoneyBack[] {
  return JSON.parse(json) as MoneyBack[];
}
