import { forgetEventsBefore } from '../../store/stripe-events';
import { subscriptionsUnchecked } from '../../store/subscriptions';
import type { BillingParts } from './parts';
import { refresh } from './refresh';
import { ENDED } from './standing';

const DAY_MS = 24 * 3600 * 1000;
// A little under a day, so that a round every six hours asks about each of them once a day.
const UNCHECKED_MS = DAY_MS - 3600 * 1000;
// Stripe repeats a message for three days, and one that is older than five minutes is refused.
const EVENTS_KEPT_MS = 30 * DAY_MS;

/**
 * Asks Stripe once a day about every subscription that may still change: a message may have been
 * missed. While Stripe cannot be asked nothing lapses: nobody loses by our clock what they have paid.
 */
export async function reconcile(parts: BillingParts): Promise<void> {
  const { db, now, log, stripe } = parts;
  await forgetEventsBefore(db, now() - EVENTS_KEPT_MS);
  if (!stripe) return;
  const due = await subscriptionsUnchecked(db, { ended: ENDED, before: now() - UNCHECKED_MS });
  for (const { id, user_id: userId } of due) {
    try {
      const facts = await refresh(parts, { stripe, userId, subscriptionId: id });
      if (!facts) log.warn({ subscription: id }, 'Stripe knows nothing of a subscription of ours');
    } catch (error) {
      log.warn({ error, subscription: id }, 'a subscription could not be reconciled');
    }
  }
}
