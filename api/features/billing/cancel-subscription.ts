import type { cancelSubscription } from '#shared/contract/billing';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { endGivenPremium } from '../../store/customers';
import { subscriptionsOfUser } from '../../store/subscriptions';
import { endAll } from './end-subscriptions';
import {
  type AccountWire,
  type BillingServices,
  changedUser,
  withStripe,
} from './billing-services';
import { isRunning, standingOf } from './standing';

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
