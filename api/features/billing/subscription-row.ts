import type { SubscriptionFacts } from '../../gateways/stripe/facts';
import type { SubscriptionRow } from '../../store/subscriptions';
import { hasEnded, MISSING } from './standing';

/** What Stripe says of a subscription, with what it says only once and is kept from before. */
export function subscriptionRow(
  userId: string,
  facts: SubscriptionFacts,
  known: SubscriptionRow | undefined,
): SubscriptionRow {
  const kept = known ?? { setup_intent_id: null, had_card: 0, paid_invoice: null };
  return {
    id: facts.id,
    user_id: userId,
    customer_id: facts.customerId,
    status: facts.status,
    has_card: facts.hasCard ? 1 : 0,
    // Stripe takes the intent away once it is done; that there was one is kept.
    setup_intent_id: facts.setupIntentId ?? kept.setup_intent_id,
    period_end: facts.periodEnd,
    cancel_at: facts.cancelAt,
    ended_at: facts.endedAt,
    created_at: facts.createdAt,
    had_card: facts.hasCard ? 1 : kept.had_card,
    paid_invoice: facts.paidInvoice ?? kept.paid_invoice,
  };
}

/** What Stripe knows nothing of has ended when that was seen first; undefined where nobody knows of it. */
export function missingRow(
  known: SubscriptionRow | undefined,
  now: number,
): SubscriptionRow | undefined {
  if (!known || hasEnded(known)) return known;
  return { ...known, status: MISSING, ended_at: now };
}
