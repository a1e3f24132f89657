import type { StripeGateway } from '../../gateways/stripe';
import type { SubscriptionFacts } from '../../gateways/stripe/facts';
import { Refusal } from '../../http/refuse';
import { payablePrice } from './payable-price';
import type { BillingParts } from './parts';

interface Claim {
  facts: SubscriptionFacts;
  userId: string;
}

/**
 * Whether a subscription that is not known here is one of ours: begun by us, at whatever price, or made
 * by hand in the dashboard at the price of Premium. Others are dealings with another product of the host.
 */
export async function isOurs(
  parts: Pick<BillingParts, 'log'>,
  stripe: StripeGateway,
  { facts, userId }: Claim,
): Promise<boolean> {
  if (facts.userId !== null) return facts.userId === userId;
  try {
    return facts.priceId === (await payablePrice(parts, stripe));
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
