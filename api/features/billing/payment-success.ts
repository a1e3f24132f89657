import type { paymentSuccess } from '#shared/contract/billing';
import { isPremium } from '#shared/rules/plan';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { changedUser, type AccountWire } from './changed-user';
import { keepOne } from './keep-one';
import { withStripe, type BillingParts } from './parts';
import { refresh } from './refresh';

/** Takes a page's word as a hint to ask Stripe, and about the asker's own subscription alone. */
export function paymentSuccessHandler(
  parts: BillingParts & AccountWire,
): MemberHandler<typeof paymentSuccess> {
  return async ({ account, input: { subscriptionId } }) => {
    await withStripe(parts, async (stripe) => {
      const facts = await stripe.subscription(subscriptionId);
      const own = facts !== undefined && facts.customerId === account.stripe_customer_id;
      if (!own) throw refuse('not_found');
      await refresh(parts, { stripe, userId: account.id, subscriptionId });
      await keepOne(parts, stripe, account.id);
    });
    const answer = await changedUser(parts, account.id);
    if (!isPremium(answer.user)) throw refuse('payment_not_confirmed');
    return answer;
  };
}
