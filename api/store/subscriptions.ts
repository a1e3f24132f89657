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

/** Subscriptions that may still change by themselves and have not been asked about since a time. */
export async function subscriptionsUnchecked(
  db: Database,
  { ended, before }: { ended: readonly string[]; before: number },
): Promise<SubscriptionsTable[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('status', 'not in', ended)
    .where('checked_at', '<', before)
    .orderBy('checked_at')
    .execute();
}
