import type { cancelSubscription, resumeSubscription } from '#shared/contract/billing';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { endGivenPremium } from '../../store/plans/customers';
import { subscriptionsOfUser } from '../../store/subscriptions';
import {
  type AccountWire,
  type BillingServices,
  changedUser,
  withStripe,
} from './billing-services';
import { endAll } from './end-subscriptions';
import { refresh } from './refresh';
import { refreshAll } from './refresh';
import { isCurrent, isRunning, renews, standingOf } from './standing';

/** Paid time is kept; a subscription without any ends at once. Premium given by an administrator ends here. */
export function cancelSubscriptionHandler(
  services: BillingServices & AccountWire,
): MemberHandler<typeof cancelSubscription> {
  return async ({ account }) => {
    const { db } = services;
    const rows = async () => subscriptionsOfUser(db, account.id);
    const had = (await rows()).some(isRunning);
    if (had || (services.stripe && account.stripe_customer_id !== null)) {
      await withStripe(services, async (stripe) => endAll(services, { stripe, account }));
    }
    const after = await rows();
    const { standing } = standingOf(after);
    const given = await endGivenPremium(db, account.id, standing.subscriptionEndDate);
    if (!had && !after.some(isRunning) && !given) throw refuse('no_subscription');
    return changedUser(services, account.id);
  };
}

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
