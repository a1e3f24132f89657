import type { cancelSubscription } from '#shared/contract/billing';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { endGivenPremium } from '../../store/customers';
import { subscriptionsOfUser } from '../../store/subscriptions';
import { changedUser, type AccountWire } from './changed-user';
import { endAll } from './end-all';
import { withStripe, type BillingParts } from './parts';
import { isRunning, standingOf } from './standing';

/**
 * Ends every subscription of a person with the time that is paid; one of which nothing is paid ends at
 * once. One that has ended at Stripe already is as good as cancelled. A Premium that was given ends here
 * alone.
 */
export function cancelSubscriptionHandler(
  parts: BillingParts & AccountWire,
): MemberHandler<typeof cancelSubscription> {
  return async ({ account }) => {
    const { db } = parts;
    const rows = async () => subscriptionsOfUser(db, account.id);
    const had = (await rows()).some(isRunning);
    if (had || (parts.stripe && account.stripe_customer_id !== null)) {
      await withStripe(parts, async (stripe) => endAll(parts, { stripe, account }));
    }
    const after = await rows();
    const { standing } = standingOf(after);
    const given = await endGivenPremium(db, account.id, standing.subscriptionEndDate);
    if (!had && !after.some(isRunning) && !given) throw refuse('no_subscription');
    return changedUser(parts, account.id);
  };
}
