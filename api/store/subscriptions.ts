import type { Database, DatabaseTransaction } from './database';
import type { SubscriptionsTable } from './tables';

/** A subscription, without what only this store needs to know of it. */
export type SubscriptionRow = Omit<SubscriptionsTable, 'version' | 'checked_at'>;

export async function getSubscription(
  db: Database | DatabaseTransaction,
  id: string,
): Promise<SubscriptionsTable | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A person's subscriptions, newest first. */
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
 * Keeps a subscription as it stands. Its version grows even where nothing has changed: an older
 * answer that is still on its way must not be taken after this one.
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
  /** Those in this state are asked about only where they came to it after a time. */
  missing: { status: string; since: number };
}

/** People with a subscription that may still change by itself and was not asked about since a time. */
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
