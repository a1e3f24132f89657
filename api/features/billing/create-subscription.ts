import type { createSubscription } from '#shared/contract/billing';
import { isPremium } from '#shared/rules/plan';

import { isAnswered, type StripeGateway } from '../../gateways/stripe';
import type { SubscriptionFacts } from '../../gateways/stripe/facts';
import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import type { AccountRow } from '../../store/accounts';
import { checkoutAttempt, upsertCheckoutAttempt } from '../../store/customers';
import { subscriptionsOfUser } from '../../store/subscriptions';
import { customerOf, type Customer } from './customer-of';
import { endIfDeleted } from './end-billing';
import { withStripe, type BillingParts } from './parts';
import { payablePrice } from './payable-price';
import { refresh } from './refresh';
import { ENDED, hadTrial, isRunning, isWaiting } from './standing';

// Stripe lets an unpaid beginning lapse after 23 hours; a free time is begun anew by then as well,
// so that it is whole when the card comes.
const FRESH_MS = 22 * 3600 * 1000;

/**
 * Begins a subscription, or hands out the one that was begun: however many tabs ask at once, one is
 * made. What counts is what Stripe has of this customer; a key that all who see the same share keeps
 * two askers from making two.
 */
export function createSubscriptionHandler(
  parts: BillingParts,
): MemberHandler<typeof createSubscription> {
  return async ({ account }) =>
    withStripe(parts, async (stripe) => {
      const standing = { subscriptionStatus: account.subscription_status };
      if (isPremium(standing)) throw refuse('already_subscribed');
      const attempt = await checkoutAttempt(parts.db, account.id);
      try {
        return await checkoutFor({ parts, stripe, account, attempt });
      } catch (error) {
        // Stripe keeps its answer under the key, a failure too: the next try is another attempt.
        if (isAnswered(error)) await upsertCheckoutAttempt(parts.db, account.id, attempt);
        throw error;
      }
    });
}

interface Wish {
  parts: BillingParts;
  stripe: StripeGateway;
  account: AccountRow;
  attempt: number;
}

async function checkoutFor(wish: Wish) {
  const { parts, stripe, account } = wish;
  const priceId = await payablePrice(parts, stripe);
  const customer = await customerOf(parts, stripe, wish);
  await takeInAll(wish, customer);
  const rows = await subscriptionsOfUser(parts.db, account.id);
  if (rows.some(isRunning)) throw refuse('already_subscribed');
  const waiting = rows.filter(isWaiting).map(({ id }) => id);
  const begun = customer.subscriptions.filter(({ id }) => waiting.includes(id));
  const fresh = begun.find((one) => isFresh(one, { priceId, now: parts.now() }));
  for (const one of begun) if (one !== fresh) await stripe.cancelNow(one.id);
  if (fresh) return answerOf(fresh);
  const made = await stripe.createSubscription({
    userId: account.id,
    customerId: customer.customerId,
    priceId,
    trialDays: hadTrial(rows) ? 0 : parts.trialDays,
    // Whoever sees as many subscriptions as another asks under the same key.
    key: `platelog-subscription-${customer.customerId}-${customer.subscriptions.length}-${wish.attempt}`,
  });
  const { customerId } = customer;
  await endIfDeleted(parts, { userId: account.id, customerId });
  await refresh(parts, { stripe, userId: account.id, subscriptionId: made.id });
  return answerOf(made);
}

/** What Stripe has and a crash kept from being noted here. */
async function takeInAll({ parts, stripe, account }: Wish, { subscriptions }: Customer) {
  const rows = await subscriptionsOfUser(parts.db, account.id);
  const over = rows.filter(({ status }) => (ENDED as readonly string[]).includes(status));
  for (const { id } of subscriptions) {
    const settled = over.some((row) => row.id === id);
    if (!settled) await refresh(parts, { stripe, userId: account.id, subscriptionId: id });
  }
}

function isFresh(
  { checkout, createdAt, priceId }: SubscriptionFacts,
  wanted: { priceId: string; now: number },
): boolean {
  const young = wanted.now - createdAt < FRESH_MS;
  return checkout !== null && young && priceId === wanted.priceId;
}

function answerOf({ id, checkout }: SubscriptionFacts) {
  if (!checkout) throw new Error('Stripe has begun a subscription and asks for nothing.');
  return { ...checkout, subscriptionId: id };
}
