import type { StripeGateway } from '../../gateways/stripe';
import type { SubscriptionFacts } from '../../gateways/stripe/facts';
import type { AccountRow } from '../../store/accounts';
import { subscriptionsOfUser, type SubscriptionRow } from '../../store/subscriptions';
import { isOurs } from './premium-price';
import type { BillingServices } from './billing-services';
import { refresh } from './refresh';
import { isFinal } from './standing';

export interface AllOf {
  stripe: StripeGateway;
  account: Pick<AccountRow, 'id' | 'stripe_customer_id'>;
  listed?: SubscriptionFacts[];
}

/** Asks Stripe about all subscriptions of a user: those of the customer there, and those known here. */
export async function refreshAll(
  services: BillingServices,
  asking: AllOf,
): Promise<SubscriptionRow[]> {
  const { db } = services;
  const { stripe, account } = asking;
  const known = await subscriptionsOfUser(db, account.id);
  const ids = new Set(known.filter((row) => !isFinal(row)).map(({ id }) => id));
  for (const facts of asking.listed ?? (await listedOf(stripe, account))) {
    if (known.some(({ id }) => id === facts.id)) continue;
    if (await isOurs(services, stripe, { facts, userId: account.id })) ids.add(facts.id);
  }
  for (const id of ids) await refresh(services, { stripe, userId: account.id, subscriptionId: id });
  return subscriptionsOfUser(db, account.id);
}

async function listedOf(stripe: StripeGateway, { stripe_customer_id: id }: AllOf['account']) {
  return id === null ? [] : ((await stripe.subscriptionsOf(id)) ?? []);
}
