import type { Standing } from '#shared/rules/plan';

import type { AccountRow } from '../accounts';
import type { Database, DatabaseTransaction } from '../database';

export async function accountByCustomer(
  db: Database,
  customerId: string,
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('stripe_customer_id', '=', customerId)
    .executeTakeFirst();
}

/**
 * Stores an account's customer at Stripe, if the stored one is still `before`. Returns the customer that is stored
 * then: of two writers the first one wins.
 */
export async function updateCustomer(
  trx: DatabaseTransaction,
  userId: string,
  { before, customerId }: { before: string | null; customerId: string },
): Promise<string> {
  await trx
    .updateTable('users')
    .set({ stripe_customer_id: customerId })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('stripe_customer_id', 'is not distinct from', before)
    .execute();
  const { stripe_customer_id: kept } = await trx
    .selectFrom('users')
    .select('stripe_customer_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return kept ?? customerId;
}

/** Stores an account's new plan. */
export async function updateStanding(
  trx: DatabaseTransaction,
  userId: string,
  { subscriptionStatus, subscriptionEndDate }: Standing,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ subscription_status: subscriptionStatus, subscription_end_date: subscriptionEndDate })
    .where('id', '=', userId)
    .execute();
}

/** Stores the subscription that an account's plan comes from. */
export async function updateSubscriptionId(
  trx: DatabaseTransaction,
  userId: string,
  subscriptionId: string | null,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ stripe_subscription_id: subscriptionId })
    .where('id', '=', userId)
    .execute();
}

/**
 * Ends Premium that an administrator gave; false if there is none. @param paidUntil until when a subscription is paid,
 * in ms
 */
export async function endGivenPremium(
  db: Database,
  userId: string,
  paidUntil: number | null,
): Promise<boolean> {
  const ended = await db
    .updateTable('users')
    .set({ subscription_status: 'cancelled', subscription_end_date: paidUntil })
    .where('id', '=', userId)
    .where('subscription_status', '=', 'premium')
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** How often an account's checkout was restarted. */
export async function checkoutAttempt(db: Database, userId: string): Promise<number> {
  const row = await db
    .selectFrom('checkouts')
    .select('attempt')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.attempt ?? 0;
}

/** Restarts a checkout, only once even if several calls have seen the previous one fail. */
export async function upsertCheckoutAttempt(
  db: Database,
  userId: string,
  failed: number,
): Promise<void> {
  await db
    .insertInto('checkouts')
    .values({ user_id: userId, attempt: failed + 1 })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ attempt: failed + 1 })
        .where('checkouts.attempt', '=', failed),
    )
    .execute();
}
