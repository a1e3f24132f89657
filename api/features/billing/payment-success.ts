import type { paymentSuccess } from '#shared/contract/billing';
import { hasOwnPremium } from '#shared/rules/plan';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { getSubscription } from '../../store/subscriptions';
import { keepOne } from './end-subscriptions';
import {
  type AccountWire,
  type BillingServices,
  changedUser,
  withStripe,
} from './billing-services';
import { isOurs } from './premium-price';
import { refresh } from './refresh';

/** The page's call is only a hint to ask Stripe, and only about the caller's own subscription. */
export function paymentSuccessHandler(
  services: BillingServices & AccountWire,
): MemberHandler<typeof paymentSuccess> {
  return async ({ account, input: { subscriptionId } }) => {
    await withStripe(services, async (stripe) => {
      const facts = await stripe.subscription(subscriptionId);
      const own = facts?.customerId === account.stripe_customer_id;
      const ours = facts && own && (await isOurs(services, stripe, { facts, userId: account.id }));
      if (!ours) throw refuse('not_found');
      await refresh(services, { stripe, userId: account.id, subscriptionId });
      await keepOne(services, stripe, account.id);
    });
    const answer = await changedUser(services, account.id);
    if (hasOwnPremium(answer.user)) return answer;
    const row = await getSubscription(services.db, subscriptionId);
    throw refuse(row?.trial_refused === 1 ? 'trial_used' : 'payment_not_confirmed');
  };
}
