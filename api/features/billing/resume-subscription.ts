import type { resumeSubscription } from '#shared/contract/billing';

import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import { subscriptionsOfUser } from '../../store/subscriptions';
import { changedUser, type AccountWire } from './changed-user';
import { withStripe, type BillingParts } from './parts';
import { refresh } from './refresh';
import { isRunning } from './standing';

/** Takes a cancellation back: the subscription goes on and is paid next when its period ends. */
export function resumeSubscriptionHandler(
  parts: BillingParts & AccountWire,
): MemberHandler<typeof resumeSubscription> {
  return async ({ account }) => {
    const [row] = (await subscriptionsOfUser(parts.db, account.id)).filter(isRunning);
    if (!row) throw refuse('no_subscription');
    await withStripe(parts, async (stripe) => {
      const question = { stripe, userId: account.id, subscriptionId: row.id };
      const facts = await refresh(parts, question);
      if (!facts || facts.endedAt !== null) throw refuse('no_subscription');
      if (facts.cancelAt === null) return;
      await stripe.resume(facts);
      await refresh(parts, question);
    });
    return changedUser(parts, account.id);
  };
}
