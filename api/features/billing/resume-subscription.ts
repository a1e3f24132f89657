import type { resumeSubscription } from '#shared/contract/billing';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import {
  type AccountWire,
  type BillingServices,
  changedUser,
  withStripe,
} from './billing-services';
import { refresh } from './refresh';
import { refreshAll } from './refresh-all';
import { isCurrent, renews, standingOf } from './standing';

/** Undoes a cancellation. Of several, only the one that the plan comes from. */
export function resumeSubscriptionHandler(
  services: BillingServices & AccountWire,
): MemberHandler<typeof resumeSubscription> {
  return async ({ account }) => {
    // Also if payments are not set up.
    if (account.stripe_customer_id === null) throw refuse('no_subscription');
    await withStripe(services, async (stripe) => {
      const current = (await refreshAll(services, { stripe, account })).filter(isCurrent);
      const { subscriptionId } = standingOf(current);
      if (subscriptionId === null) throw refuse('no_subscription');
      if (current.some(renews)) return;
      const facts = await stripe.subscription(subscriptionId);
      if (facts) await stripe.resume(facts);
      const question = { stripe, userId: account.id, subscriptionId };
      const after = await refresh(services, question);
      if (!after || after.cancelAt !== null || after.endedAt !== null) {
        throw refuse('no_subscription');
      }
    });
    return changedUser(services, account.id);
  };
}
