import {
  CUSTOMER_JOB,
  customerFactsWork,
  oweCustomerFacts,
} from '../features/billing/customer-facts';
import { endBilling, endBillingWork, END_BILLING_JOB } from '../features/billing/end-billing';
import type { BillingParts } from '../features/billing/parts';
import { CHECKOUT_JOB, watchCheckoutWork } from '../features/billing/watch-checkout';
import { releasePhotos } from '../features/photos/states/photo-event';
import type { LiveChanges } from '../features/sync/live-changes';
import { StripeGateway } from '../gateways/stripe';
import type { Work } from '../jobs/runner';
import type { DatabaseTransaction } from '../store/database';
import type { Env } from './env';

/** Stripe, where all is set that payments need. */
export function openStripe({ stripe }: Env): StripeGateway | undefined {
  const { publishableKey, webhookSecret } = stripe ?? {};
  if (!stripe || publishableKey === undefined || webhookSecret === undefined) return undefined;
  return new StripeGateway({ ...stripe, publishableKey, webhookSecret });
}

/** The jobs of billing, where payments are set up; others wait until they are. */
export function billingWorks(parts: BillingParts): Record<string, Work> {
  const { stripe, now } = parts;
  if (!stripe) return {};
  return {
    [END_BILLING_JOB]: endBillingWork(stripe, now),
    [CHECKOUT_JOB]: watchCheckoutWork(stripe, parts),
    [CUSTOMER_JOB]: customerFactsWork(stripe, parts),
  };
}

/** What is running before plans can change. */
export interface Running {
  env: Env;
  live: LiveChanges;
  /** Has the jobs looked at now. */
  wake: () => void;
  provider: boolean;
}

type Before = Running & Pick<BillingParts, 'db' | 'now' | 'log'>;

export interface Billing {
  billing: BillingParts;
  endBilling: (userId: string) => Promise<void>;
  onEmail: (trx: DatabaseTransaction, userId: string) => Promise<void>;
}

/** What billing stands on, and what else happens when a plan changes. */
export function openBilling(
  { env, db, now, log, live, wake, provider }: Before,
  stripe: StripeGateway | undefined,
): Billing {
  const billing: BillingParts = {
    db,
    now,
    log,
    stripe,
    trialDays: env.trialDays,
    pastDueDays: env.pastDueDays,
    onUnlimited: async (trx, userId) => releasePhotos(trx, { userId, now: now(), provider }),
    onChange: (userId) => {
      live.announce(userId);
      wake();
    },
  };
  return {
    billing,
    endBilling: async (userId) => {
      await endBilling(billing, userId);
      wake();
    },
    onEmail: async (trx, userId) => oweCustomerFacts(trx, { userId, now: now() }),
  };
}
