import type { resumeSubscription } from '#shared/contract/billing';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { askAll } from './ask-all';
import { changedUser, type AccountWire } from './changed-user';
import { withStripe, type BillingParts } from './parts';
import { refresh } from './refresh';
import { isCurrent, renews, standingOf } from './standing';

/**
 * Takes a cancellation back: the subscription goes on and is paid next when its period ends. Of several
 * that were cancelled the one that the plan comes from goes on, and no other.
 */
export function resumeSubscriptionHandler(
  parts: BillingParts & AccountWire,
): MemberHandler<typeof resumeSubscription> {
  return async ({ account }) => {
    // Whoever never was at Stripe has nothing there, whether payments are set up or not.
    if (account.stripe_customer_id === null) throw refuse('no_subscription');
    await withStripe(parts, async (stripe) => {
      const current = (await askAll(parts, { stripe, account })).filter(isCurrent);
      const { subscriptionId } = standingOf(current);
      if (subscriptionId === null) throw refuse('no_subscription');
      if (current.some(renews)) return;
      const facts = await stripe.subscription(subscriptionId);
      if (facts) await stripe.resume(facts);
      const question = { stripe, userId: account.id, subscriptionId };
      const after = await refresh(parts, question);
      if (!after || after.cancelAt !== null || after.endedAt !== null) {
        throw refuse('no_subscription');
      }
    });
    return changedUser(parts, account.id);
  };
}
