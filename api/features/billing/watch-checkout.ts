import type { StripeGateway } from '../../gateways/stripe';
import type { Work } from '../../jobs/runner';
import { accountById } from '../../store/accounts';
import type { DatabaseTransaction } from '../../store/database';
import { inTransaction } from '../../store/in-transaction';
import { addJob } from '../../store/jobs';
import { keepOne } from './end-subscriptions';
import type { BillingServices } from './billing-services';
import { refreshAll } from './refresh';
import { isWaiting } from './standing';

export const CHECKOUT_JOB = 'checkout';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const FIRST_MS = 2 * MINUTE_MS;
const SOON_MS = 3 * MINUTE_MS;
const LATER_MS = 15 * MINUTE_MS;
// Stripe lets a checkout expire after 23 hours.
const WATCHED_MS = 24 * HOUR_MS;

/**
 * Checks a checkout every few minutes, because the page's call and Stripe's event may both be lost. Await it before
 * calls to Stripe.
 */
export async function watchCheckout(services: BillingServices, userId: string): Promise<void> {
  const { db, now, onChange } = services;
  await inTransaction(db, async (trx) => again(trx, userId, now() + FIRST_MS));
  onChange?.(userId);
}

async function again(trx: DatabaseTransaction, userId: string, at: number): Promise<void> {
  await addJob(trx, { kind: CHECKOUT_JOB, userId, subjectId: userId, now: at });
}

export function watchCheckoutWork(stripe: StripeGateway, services: BillingServices): Work {
  const { db, now } = services;
  return {
    run: async ({ subject_id: userId }) => {
      const account = await accountById(db, userId);
      if (account?.deleted_at !== null) return () => Promise.resolve();
      const rows = await refreshAll(services, { stripe, account });
      await keepOne(services, stripe, userId);
      const begun = rows.filter(isWaiting).map(({ created_at: at }) => at);
      const age = now() - Math.max(...begun);
      if (begun.length === 0 || age > WATCHED_MS) return () => Promise.resolve();
      return async (trx) => again(trx, userId, now() + (age < HOUR_MS ? SOON_MS : LATER_MS));
    },
    giveUp:
      ({ subject_id: userId }) =>
      async (trx) =>
        again(trx, userId, now() + LATER_MS),
  };
}
