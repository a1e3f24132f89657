import { PRICE } from '#shared/rules/plan';

import type { StripeGateway } from '../../gateways/stripe';
import { refuse } from '../../http/refuse';
import type { BillingParts } from './parts';

/**
 * The id of the price that people are asked to pay. One that differs from what the screens say is
 * not asked of anybody.
 */
export async function payablePrice(
  { log }: Pick<BillingParts, 'log'>,
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
