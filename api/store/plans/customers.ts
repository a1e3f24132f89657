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
 * Notes the customer that stands for an account at Stripe, in place of the one that was known.
 * Returns the one that stands there then: of two writers the first has its way.
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

/** Writes what an account's plan has become. */
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

/** Writes which subscription an account's plan comes from. */
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

/** Ends a Premium that was given; false where there is none. @param paidUntil what is paid besides, in ms */
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

/** How often an account's checkout was started again. */
export async function checkoutAttempt(db: Database, userId: string): Promise<number> {
  const row = await db
    .selectFrom('checkouts')
    .select('attempt')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.attempt ?? 0;
}

/** Starts a checkout again; only once, even if several calls have seen the one before fail. */
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
