import type { Database, DatabaseTransaction } from './database';
import type { StripeEventsTable } from './tables';

export async function isEventKnown(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('stripe_events')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes a message in the transaction of its effect; false where it has had its effect before. */
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

/** Stripe repeats a message for three days at most. */
export async function forgetEventsBefore(db: Database, before: number): Promise<void> {
  await db.deleteFrom('stripe_events').where('received_at', '<', before).execute();
}
