import type { StripeGateway } from '../../gateways/stripe';
import type { Work } from '../../jobs/runner';
import { accountById } from '../../store/accounts';
import type { DatabaseTransaction } from '../../store/database';
import { addJob } from '../../store/jobs';
import { inTransaction } from '../../store/in-transaction';
import { askAll } from './ask-all';
import { keepOne } from './keep-one';
import type { BillingParts } from './parts';
import { isWaiting } from './standing';

/** The kind of job that asks about a checkout of which nobody may tell us. */
export const CHECKOUT_JOB = 'checkout';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const FIRST_MS = 2 * MINUTE_MS;
const SOON_MS = 3 * MINUTE_MS;
const LATER_MS = 15 * MINUTE_MS;
// Stripe lets it lapse after 23 hours.
const WATCHED_MS = 24 * HOUR_MS;

/**
 * From here on a person's checkout is asked about, every few minutes until it is paid or lapses: the page's
 * word and Stripe's message may both be lost. To be awaited before anything is made at Stripe.
 */
export async function watchCheckout(parts: BillingParts, userId: string): Promise<void> {
  const { db, now, onChange } = parts;
  await inTransaction(db, async (trx) => again(trx, userId, now() + FIRST_MS));
  onChange?.(userId);
}

async function again(trx: DatabaseTransaction, userId: string, at: number): Promise<void> {
  await addJob(trx, { kind: CHECKOUT_JOB, userId, subjectId: userId, now: at });
}

export function watchCheckoutWork(stripe: StripeGateway, parts: BillingParts): Work {
  const { db, now } = parts;
  return {
    run: async ({ subject_id: userId }) => {
      const account = await accountById(db, userId);
      if (account?.deleted_at !== null) return () => Promise.resolve();
      const rows = await askAll(parts, { stripe, account });
      await keepOne(parts, stripe, userId);
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
