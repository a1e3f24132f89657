import type { SubscriptionRow } from '../../store/subscriptions';
import type { PresentState } from './present-state';
import { graceMs } from './grace';
import { hasEnded, MISSING } from './standing';

interface Told {
  userId: string;
  known: SubscriptionRow | undefined;
  now: number;
  pastDueDays: number;
}

/** What Stripe says of a subscription, with what it says only once and is kept from before. */
export function subscriptionRow(facts: PresentState, told: Told): SubscriptionRow {
  const kept = told.known ?? UNKNOWN;
  return {
    id: facts.id,
    user_id: told.userId,
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
    ...lateness(facts, told),
    trial_refused: facts.trialRefused === true ? 1 : kept.trial_refused,
  };
}

const UNKNOWN = { setup_intent_id: null, had_card: 0, paid_invoice: null, trial_refused: 0 };

/** Stripe counts each month that is not paid anew; what counts here is the first of them. */
function lateness(
  { status, periodStart }: PresentState,
  { known, now, pastDueDays }: Told,
): Pick<SubscriptionRow, 'late_since' | 'lapsed'> {
  if (status !== 'past_due') return { late_since: null, lapsed: 0 };
  const since = known?.late_since ?? periodStart ?? now;
  return { late_since: since, lapsed: now - since > graceMs(pastDueDays) ? 1 : 0 };
}

/** What Stripe knows nothing of has ended when that was seen first; undefined where nobody knows of it. */
export function missingRow(
  known: SubscriptionRow | undefined,
  now: number,
): SubscriptionRow | undefined {
  if (!known || hasEnded(known)) return known;
  return { ...known, status: MISSING, ended_at: now };
}
