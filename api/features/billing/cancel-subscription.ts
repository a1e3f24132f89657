import type { cancelSubscription } from '#shared/contract/billing';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { endGivenPremium } from '../../store/customers';
import { subscriptionsOfUser } from '../../store/subscriptions';
import { changedUser, type AccountWire } from './changed-user';
import { withStripe, type BillingParts } from './parts';
import { refresh } from './refresh';
import { isRunning } from './standing';

/**
 * Ends a subscription with the time that is paid; one that is in arrears ends at once, since nothing
 * of it is paid. A Premium that was given ends here alone.
 */
export function cancelSubscriptionHandler(
  parts: BillingParts & AccountWire,
): MemberHandler<typeof cancelSubscription> {
  return async ({ account }) => {
    const { db } = parts;
    const running = (await subscriptionsOfUser(db, account.id)).filter(isRunning);
    for (const { id, status, cancel_at: cancelAt } of running) {
      if (cancelAt !== null) continue;
      await withStripe(parts, async (stripe) => {
        if (status === 'past_due') await stripe.cancelNow(id);
        else await stripe.cancelAtPeriodEnd(id);
        await refresh(parts, { stripe, userId: account.id, subscriptionId: id });
      });
    }
    const given = await endGivenPremium(db, account.id);
    if (running.length === 0 && !given) throw refuse('no_subscription');
    return changedUser(parts, account.id);
  };
}
