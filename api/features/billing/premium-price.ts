import { PRICE } from '#shared/rules/plan';

import type { StripeGateway } from '../../gateways/stripe';
import type { SubscriptionFacts } from '../../gateways/stripe/facts';
import { Refusal, refuse } from '../../http/refuse';
import type { BillingServices } from './billing-services';

interface Claim {
  facts: SubscriptionFacts;
  userId: string;
}

/**
 * Whether a subscription that is not known here is one of ours: begun by us, at whatever price, or made
 * by hand in the dashboard at the price of Premium. Others are dealings with another product of the host.
 */
export async function isOurs(
  services: Pick<BillingServices, 'log'>,
  stripe: StripeGateway,
  { facts, userId }: Claim,
): Promise<boolean> {
  if (facts.userId !== null) return facts.userId === userId;
  try {
    return facts.priceId === (await payablePrice(services, stripe));
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * The id of the price that people are asked to pay. One that differs from what the screens say is
 * not asked of anybody.
 */
export async function payablePrice(
  { log }: Pick<BillingServices, 'log'>,
  stripe: StripeGateway,
): Promise<string> {
  const price = await stripe.price();
  const said =
    price?.active === true &&
    price.cents === PRICE.cents &&
    price.currency === PRICE.currency &&
    price.interval === PRICE.interval;
  if (said) return price.id;
  log.error({ price }, 'the price at Stripe is not the one that the screens name');
  throw refuse('payments_not_set_up');
}
