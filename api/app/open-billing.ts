import type { BillingServices } from '../features/billing/billing-services';
import {
  CUSTOMER_JOB,
  customerFactsWork,
  oweCustomerFacts,
} from '../features/billing/customer-facts';
import { endBilling, endBillingWork } from '../features/billing/end-billing';
import { endSubscriptions } from '../features/billing/end-subscriptions';
import { paidTime } from '../features/billing/standing';
import { CHECKOUT_JOB, watchCheckoutWork } from '../features/billing/watch-checkout';
import { releasePhotos } from '../features/photos/states/photo-event';
import { StripeGateway } from '../gateways/stripe';
import type { Work } from '../jobs/runner';
import type { AccountRow } from '../store/accounts';
import type { DatabaseTransaction } from '../store/database';
import { END_BILLING_JOB } from '../store/jobs';
import type { Env } from './env';

interface Needed extends Pick<BillingServices, 'db' | 'now' | 'log'> {
  env: Env;
  onChange: (userId: string) => void;
  /** Makes the job runner look for due jobs now. */
  wake: () => void;
}

export interface OpenBilling {
  billing: BillingServices;
  endBilling: (userId: string) => Promise<string | null>;
  endSubscriptions: (account: AccountRow, when: 'period_end' | 'now') => Promise<void>;
  paidTime: (trx: DatabaseTransaction, userId: string) => Promise<number | null>;
  /** Runs in the transaction in which an account's uploads become unlimited. */
  onUnlimited: (trx: DatabaseTransaction, userId: string) => Promise<void>;
  /** Runs in the transaction in which a name or an email changes. */
  onIdentity: (trx: DatabaseTransaction, userId: string) => Promise<void>;
}

export function openBilling({ env, db, now, log, onChange, wake }: Needed): OpenBilling {
  const hasProvider = env.vision !== undefined;
  const onUnlimited = async (trx: DatabaseTransaction, userId: string) =>
    releasePhotos(trx, { userId, now: now(), hasProvider });
  const { trialDays, pastDueDays } = env;
  const { premiumForAll } = env.plan;
  const stripe = openStripe(env);
  const terms = { trialDays, premiumForAll, pastDueDays };
  const billing = { db, now, log, stripe, ...terms, onUnlimited, onChange };
  return {
    billing,
    endBilling: async (userId) => {
      const ended = await endBilling(billing, userId);
      wake();
      return ended;
    },
    endSubscriptions: async (account, when) => endSubscriptions(billing, account, when),
    paidTime,
    onUnlimited,
    onIdentity: async (trx, userId) => oweCustomerFacts(trx, { userId, now: now() }),
  };
}

function openStripe({ stripe }: Env): StripeGateway | undefined {
  const { publishableKey, webhookSecret } = stripe ?? {};
  if (!stripe || publishableKey === undefined || webhookSecret === undefined) return undefined;
  return new StripeGateway({ ...stripe, publishableKey, webhookSecret });
}

/** Without payments, these jobs wait until payments are set up. */
export function billingWork(services: BillingServices): Record<string, Work> {
  const { stripe, now } = services;
  if (!stripe) return {};
  return {
    [END_BILLING_JOB]: endBillingWork(stripe, now),
    [CHECKOUT_JOB]: watchCheckoutWork(stripe, services),
    [CUSTOMER_JOB]: customerFactsWork(stripe, services),
  };
}
