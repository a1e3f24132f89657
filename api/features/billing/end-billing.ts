import { refuse } from '../../http/refuse';
import type { Work } from '../../jobs/runner';
import { accountById } from '../../store/accounts';
import type { DatabaseTransaction } from '../../store/database';
import { inTransaction } from '../../store/in-transaction';
import { addJob, END_BILLING_JOB } from '../../store/jobs';
import type { StripeGateway } from '../../gateways/stripe';
import type { BillingServices } from './billing-services';
import { isFinal } from './standing';

const AGAIN_MS = 3600 * 1000;

type Ending = Pick<BillingServices, 'db' | 'now' | 'log' | 'stripe'>;

/**
 * Call it before an account is deleted. Ends its subscriptions and deletes the customer with their cards. If Stripe
 * cannot be reached, a job does it later, stored with the customer and not with the account.
 * @returns the customer that the account had then; null if none
 */
export async function endBilling(services: Ending, userId: string): Promise<string | null> {
  const ended = new Set<string>();
  // Loops because another tab that subscribes meanwhile gets a new customer.
  for (;;) {
    const customerId = (await accountById(services.db, userId))?.stripe_customer_id ?? null;
    if (customerId === null || ended.has(customerId)) return customerId;
    ended.add(customerId);
    await endOrOwe(services, customerId);
  }
}

async function endOrOwe({ db, now, log, stripe }: Ending, customerId: string): Promise<void> {
  try {
    if (!stripe) throw new Error('Payments are no longer set up.');
    await endCustomer(stripe, customerId);
  } catch (error) {
    log.warn({ error, customer: customerId }, 'the end of payments is owed to a customer');
    await inTransaction(db, async (trx) => owe(trx, customerId, now()));
  }
}

/**
 * Call it after anything was created at Stripe.
 * @throws Refusal `account_deleted` if the account was deleted meanwhile
 */
export async function endIfDeleted(
  { db, now }: Pick<BillingServices, 'db' | 'now'>,
  { userId, customerId }: { userId: string; customerId: string },
): Promise<void> {
  const account = await accountById(db, userId);
  if (account?.deleted_at === null) return;
  await inTransaction(db, async (trx) => owe(trx, customerId, now()));
  throw refuse('account_deleted');
}

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

// Stored under the customer's id, because jobs of the account are deleted with the account.
async function owe(trx: DatabaseTransaction, customerId: string, at: number): Promise<void> {
  await addJob(trx, {
    kind: END_BILLING_JOB,
    userId: customerId,
    subjectId: customerId,
    now: at,
  });
}
