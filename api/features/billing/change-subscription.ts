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

/**
 * Premium stays until the paid time ends; an unpaid subscription ends at once. Also ends Premium given by an
 * administrator.
 */
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

/** Undoes a cancellation. With several subscriptions, only that of the one that determines the plan. */
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
