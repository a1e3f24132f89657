import { refuse } from '../../http/refuse';
import type { Work } from '../../jobs/runner';
import { accountById } from '../../store/accounts';
import type { DatabaseTransaction } from '../../store/database';
import { addJob } from '../../store/jobs';
import type { StripeGateway } from '../../gateways/stripe';
import type { BillingServices } from './billing-services';
import { isFinal } from './standing';

/** The kind of job that ends what Stripe has of a customer. */
export const END_BILLING_JOB = 'end-billing';

const AGAIN_MS = 3600 * 1000;

/**
 * Ends all payments of an account, to be called before it is deleted: its subscriptions end at once
 * and Stripe deletes the customer with their cards. Where Stripe cannot be reached this is owed, on
 * the disk, when the promise resolves; the job knows the customer and nothing of the account.
 */
export async function endBilling(
  services: Pick<BillingServices, 'db' | 'now' | 'log' | 'stripe'>,
  userId: string,
): Promise<void> {
  const { db, now, log, stripe } = services;
  const customerId = (await accountById(db, userId))?.stripe_customer_id ?? null;
  if (customerId === null) return;
  try {
    if (!stripe) throw new Error('Payments are not set up any more.');
    await endCustomer(stripe, customerId);
  } catch (error) {
    log.warn({ error, customer: customerId }, 'the end of payments is owed to a customer');
    await db.transaction().execute(async (trx) => owe(trx, customerId, now()));
  }
}

/**
 * For after each thing that was made at Stripe: an account may be deleted while that was on its way,
 * and then knew nothing to end. Refuses where it was, and has the customer's end owed.
 * @throws Refusal `account_deleted`
 */
export async function endIfDeleted(
  { db, now }: Pick<BillingServices, 'db' | 'now'>,
  { userId, customerId }: { userId: string; customerId: string },
): Promise<void> {
  const account = await accountById(db, userId);
  if (account?.deleted_at === null) return;
  await db.transaction().execute(async (trx) => owe(trx, customerId, now()));
  throw refuse('account_deleted');
}

/** Ends payments that were owed, every hour until Stripe has heard of it. */
export function endBillingWork(stripe: StripeGateway, now: () => number): Work {
  return {
    run: async ({ subject_id: customerId }) => {
      await endCustomer(stripe, customerId);
      return () => Promise.resolve();
    },
    giveUp:
      ({ subject_id: customerId }) =>
      async (trx) =>
        owe(trx, customerId, now() + AGAIN_MS),
  };
}

async function endCustomer(stripe: StripeGateway, customerId: string): Promise<void> {
  for (const one of (await stripe.subscriptionsOf(customerId)) ?? []) {
    if (!isFinal(one)) await stripe.cancelNow(one.id);
  }
  await stripe.deleteCustomer(customerId);
}

// In the account's place stands the customer: whatever is deleted with the account leaves it there.
async function owe(trx: DatabaseTransaction, customerId: string, at: number): Promise<void> {
  await addJob(trx, {
    kind: END_BILLING_JOB,
    userId: customerId,
    subjectId: customerId,
    now: at,
  });
}
