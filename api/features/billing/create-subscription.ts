import type { createSubscription } from '#shared/contract/billing';
import { hasOwnPremium } from '#shared/rules/plan';

import type { StripeGateway } from '../../gateways/stripe';
import { isAnswered, isKeyTaken } from '../../gateways/stripe/errors';
import type { SubscriptionFacts } from '../../gateways/stripe/facts';
import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { accountById, type AccountRow } from '../../store/accounts';
import {
  checkoutAttempt,
  updateCustomer,
  upsertCheckoutAttempt,
} from '../../store/plans/customers';
import { inTransaction } from '../../store/in-transaction';
import type { SubscriptionRow } from '../../store/subscriptions';
import { oweCustomerFacts } from './customer-facts';
import { endIfDeleted } from './end-billing';
import { endNow } from './end-subscriptions';
import { type BillingServices, withStripe } from './billing-services';
import { payablePrice } from './premium-price';
import { refresh } from './refresh';
import { refreshAll } from './refresh';
import { hasEnded, isCurrent, isWaiting } from './standing';
import { trialDaysFor } from './trials';
import { watchCheckout } from './watch-checkout';

// Stripe lets an unpaid subscription expire after 23 hours. Also keeps a trial at its full length until a card is
// added.
const FRESH_MS = 22 * 3600 * 1000;

/** Calls that see the same state share an idempotency key, so that many tabs create one subscription. */
export function createSubscriptionHandler(
  services: BillingServices,
): MemberHandler<typeof createSubscription> {
  return async ({ account }) =>
    withStripe(services, async (stripe) => {
      if (services.premiumForAll || account.subscription_status === 'premium')
        throw refuse('already_subscribed');
      const attempt = await checkoutAttempt(services.db, account.id);
      try {
        return await checkoutFor({ services, stripe, account, attempt });
      } catch (error) {
        // Another call with the same key saw another price or trial. The next try finds its subscription.
        if (isKeyTaken(error)) throw refuse('busy', { retryAfter: 1 });
        // Stripe stores failures under the key too: the next try needs another one.
        if (isAnswered(error)) await upsertCheckoutAttempt(services.db, account.id, attempt);
        throw error;
      }
    });
}

interface Wish {
  services: BillingServices;
  stripe: StripeGateway;
  account: AccountRow;
  attempt: number;
}

async function checkoutFor(wish: Wish) {
  const { services, stripe, account } = wish;
  const customer = await customerOf(services, stripe, wish);
  const rows = await refreshAll(services, { stripe, account, listed: customer.subscriptions });
  await refuseSubscribed(services, account, rows);
  const priceId = await payablePrice(services, stripe);
  const trialDays = await trialDaysFor(services, account, rows);
  const listed = await listedWith(stripe, customer, rows);
  const fresh = freshOf(listed, rows, { priceId, trialDays, now: services.now() });
  for (const row of rows) {
    if (hasEnded(row) || row.id === fresh?.id) continue;
    await endNow(services, stripe, row);
  }
  await watchCheckout(services, account.id);
  return fresh ? answerOf(fresh) : begin(wish, { customer, rows }, { priceId, trialDays });
}

async function refuseSubscribed(
  { db }: BillingServices,
  { id }: AccountRow,
  rows: SubscriptionRow[],
): Promise<void> {
  const account = await accountById(db, id);
  const subscriptionStatus = account?.subscription_status ?? 'free';
  const has = hasOwnPremium({ subscriptionStatus }) || rows.some(isCurrent);
  if (has) throw refuse('already_subscribed');
}

interface Terms {
  priceId: string;
  trialDays: number;
}

async function begin(
  { services, stripe, account, attempt }: Wish,
  { customer: { customerId }, rows }: { customer: Customer; rows: SubscriptionRow[] },
  terms: Terms,
) {
  const made = await stripe.createSubscription({
    userId: account.id,
    customerId,
    ...terms,
    // Calls that see the same number of subscriptions use the same key.
    key: `platelog-subscription-${customerId}-${rows.length}-${attempt}`,
  });
  await endIfDeleted(services, { userId: account.id, customerId });
  await refresh(services, { stripe, userId: account.id, subscriptionId: made.id });
  // The customer's credit has paid for it.
  if (!made.checkout) throw refuse('already_subscribed');
  return answerOf(made);
}

/**
 * Lists again if another call has created one of `rows` since `customer` was listed, so that it is not taken for an
 * old one.
 */
async function listedWith(
  stripe: StripeGateway,
  { customerId, subscriptions }: Customer,
  rows: SubscriptionRow[],
): Promise<SubscriptionFacts[]> {
  const isListed = ({ id }: SubscriptionRow) => subscriptions.some((one) => one.id === id);
  if (rows.filter(isWaiting).every(isListed)) return subscriptions;
  return (await stripe.subscriptionsOf(customerId)) ?? [];
}

function freshOf(
  subscriptions: SubscriptionFacts[],
  rows: SubscriptionRow[],
  { priceId, trialDays, now }: Terms & { now: number },
): SubscriptionFacts | undefined {
  const waiting = rows.filter(isWaiting).map(({ id }) => id);
  return subscriptions.find(
    (one) =>
      waiting.includes(one.id) &&
      one.priceId === priceId &&
      now - one.createdAt < FRESH_MS &&
      (one.checkout?.kind === 'payment' || (one.checkout?.kind === 'setup' && trialDays > 0)),
  );
}

function answerOf({ id, checkout }: SubscriptionFacts) {
  if (!checkout) throw refuse('busy', { retryAfter: 1 });
  return { ...checkout, subscriptionId: id };
}

interface Customer {
  customerId: string;
  /** Newest first, also ended ones. */
  subscriptions: SubscriptionFacts[];
}

/**
 * Creates a customer if there is none, or if Stripe does not know the old one (other keys, deleted there).
 * @param attempt how often this account's checkout was started over
 */
async function customerOf(
  services: Pick<BillingServices, 'db' | 'now' | 'onChange'>,
  stripe: StripeGateway,
  { account, attempt }: { account: AccountRow; attempt: number },
): Promise<Customer> {
  const { db, now, onChange } = services;
  const before = account.stripe_customer_id;
  if (before !== null) {
    const subscriptions = await stripe.subscriptionsOf(before);
    if (subscriptions) return { customerId: before, subscriptions };
  }
  const made = await stripe.createCustomer({
    userId: account.id,
    key: `platelog-customer-${account.id}-${before ?? 'first'}-${attempt}`,
  });
  // Also for an account that is deleted by now: `endIfDeleted` has to end the customer.
  const customerId = await inTransaction(db, async (trx) => {
    const kept = await updateCustomer(trx, account.id, { before, customerId: made });
    await oweCustomerFacts(trx, { userId: account.id, now: now() });
    return kept;
  });
  onChange?.(account.id);
  await endIfDeleted(services, { userId: account.id, customerId });
  return { customerId, subscriptions: (await stripe.subscriptionsOf(customerId)) ?? [] };
}
