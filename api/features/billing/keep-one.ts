import type { StripeGateway } from '../../gateways/stripe';
import { subscriptionsOfUser } from '../../store/subscriptions';
import { end } from './end-all';
import type { BillingParts } from './parts';
import { refresh } from './refresh';
import { renews, standingOf } from './standing';

/**
 * Leaves one of a person's subscriptions that renew: two would both charge. The one that the plan comes
 * from goes on; what is paid of the others lasts to its end.
 */
export async function keepOne(
  parts: BillingParts,
  stripe: StripeGateway,
  userId: string,
): Promise<void> {
  const renewing = (await subscriptionsOfUser(parts.db, userId)).filter(renews);
  if (renewing.length < 2) return;
  const { subscriptionId: kept } = standingOf(renewing);
  for (const row of renewing) {
    if (row.id === kept) continue;
    parts.log.warn({ user: userId, subscription: row.id }, 'a person had two subscriptions');
    await end(stripe, row);
    await refresh(parts, { stripe, userId, subscriptionId: row.id });
  }
}
