import { endBilling, endBillingWork, END_BILLING_JOB } from '../features/billing/end-billing';
import type { BillingParts } from '../features/billing/parts';
import { releasePhotos } from '../features/photos/release-photos';
import { StripeGateway } from '../gateways/stripe';
import type { Work } from '../jobs/runner';
import type { Env } from './env';
import type { Services } from './services';

/** Stripe, where all is set that payments need. */
export function openStripe({ stripe }: Env): StripeGateway | undefined {
  const { publishableKey, webhookSecret } = stripe ?? {};
  if (!stripe || publishableKey === undefined || webhookSecret === undefined) return undefined;
  return new StripeGateway({ ...stripe, publishableKey, webhookSecret });
}

/** The jobs of billing, where payments are set up; others wait until they are. */
export function billingWorks(
  stripe: StripeGateway | undefined,
  now: () => number,
): Record<string, Work> {
  return stripe ? { [END_BILLING_JOB]: endBillingWork(stripe, now) } : {};
}

type Before = Pick<Services, 'env' | 'db' | 'now' | 'log' | 'live' | 'jobs' | 'provider'>;

/** What billing stands on, and what else happens when a plan changes. */
export function openBilling(
  { env, db, now, log, live, jobs, provider }: Before,
  stripe: StripeGateway | undefined,
): Pick<Services, 'billing' | 'endBilling'> {
  const billing: BillingParts = {
    db,
    now,
    log,
    stripe,
    trialDays: env.trialDays,
    onUnlimited: async (trx, userId) => releasePhotos(trx, { userId, now: now(), provider }),
    onChange: (userId) => {
      live.announce(userId);
      jobs.wake();
    },
  };
  return {
    billing,
    endBilling: async (userId) => {
      await endBilling(billing, userId);
      jobs.wake();
    },
  };
}
