import { PRICE } from '#shared/rules/plan';

import type { StripeGateway } from '../../gateways/stripe';
import type { SubscriptionFacts } from '../../gateways/stripe/facts';
import { Refusal, refuse } from '../../http/refuse';
import type { BillingServices } from './billing-services';

interface Claim {
  facts: SubscriptionFacts;
  userId: string;
}

/** Whether we created it, or someone did in the dashboard with the price of Premium. Others are for another product. */
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
