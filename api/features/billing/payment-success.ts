import type { paymentSuccess } from '#shared/contract/billing';
import { isPremium } from '#shared/rules/plan';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { getSubscription } from '../../store/subscriptions';
import { changedUser, type AccountWire } from './changed-user';
import { isOurs } from './is-ours';
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
      const own = facts?.customerId === account.stripe_customer_id;
      const ours = facts && own && (await isOurs(parts, stripe, { facts, userId: account.id }));
      if (!ours) throw refuse('not_found');
      await refresh(parts, { stripe, userId: account.id, subscriptionId });
      await keepOne(parts, stripe, account.id);
    });
    const answer = await changedUser(parts, account.id);
    if (isPremium(answer.user)) return answer;
    const row = await getSubscription(parts.db, subscriptionId);
    throw refuse(row?.trial_refused === 1 ? 'trial_used' : 'payment_not_confirmed');
  };
}
