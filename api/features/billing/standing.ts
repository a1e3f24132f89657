import type { Standing } from '#shared/rules/plan';

import type { DatabaseTransaction } from '../../store/database';
import { type SubscriptionRow, subscriptionsOfUser } from '../../store/subscriptions';

const DAY_MS = 24 * 3600 * 1000;

export const FINAL = ['canceled', 'incomplete_expired'] as const;

/**
 * Stripe does not know the subscription. It counts as ended but is still checked, because the keys may be those of
 * another Stripe account by mistake.
 */
export const MISSING = 'missing';

export interface AccountStanding {
  standing: Standing;
  subscriptionId: string | null;
}

/** The best subscription determines the plan; of equal ones, the newest. */
export function standingOf(subscriptions: SubscriptionRow[]): AccountStanding {
  const [best] = [...subscriptions].sort(
    (a, b) =>
      rank(b) - rank(a) ||
      (endOf(b) ?? 0) - (endOf(a) ?? 0) ||
      b.created_at - a.created_at ||
      (a.id < b.id ? 1 : -1),
  );
  if (!best) return { standing: FREE, subscriptionId: null };
  const status = statusOf(best);
  const end = status === 'cancelled' ? endOf(best) : null;
  return {
    standing: { subscriptionStatus: status, subscriptionEndDate: end },
    subscriptionId: best.id,
  };
}

const FREE: Standing = { subscriptionStatus: 'free', subscriptionEndDate: null };

/** A trial without a card does not count. */
function statusOf(row: SubscriptionRow): 'free' | 'active' | 'past_due' | 'cancelled' {
  const { status, cancel_at: cancelAt } = row;
  if (row.trial_refused === 1 || row.lapsed === 1) return 'free';
  if (status === 'canceled' || status === MISSING) return row.had_card === 1 ? 'cancelled' : 'free';
  if (!isServed(row)) return 'free';
  if (cancelAt !== null) return 'cancelled';
  return status === 'past_due' ? 'past_due' : 'active';
}

function isServed({ status, has_card: hasCard }: SubscriptionRow): boolean {
  return ['active', 'past_due'].includes(status) || (status === 'trialing' && hasCard === 1);
}

const RANKS = { active: 3, past_due: 2, cancelled: 1, free: 0 };

const rank = (row: SubscriptionRow) => RANKS[statusOf(row)];

function endOf({ ended_at: endedAt, cancel_at: cancelAt }: SubscriptionRow): number | null {
  return endedAt ?? cancelAt;
}

export function isFinal({ status }: Pick<SubscriptionRow, 'status'>): boolean {
  return (FINAL as readonly string[]).includes(status);
}

export function hasEnded(row: Pick<SubscriptionRow, 'status'>): boolean {
  return isFinal(row) || row.status === MISSING;
}

export function isWaiting({ status, has_card: hasCard }: SubscriptionRow): boolean {
  return status === 'incomplete' || (status === 'trialing' && hasCard === 0);
}

/** Also `unpaid` and `paused`: a new card starts these again. */
export function isRunning(row: SubscriptionRow): boolean {
  return !hasEnded(row) && !isWaiting(row);
}

export function renews(row: SubscriptionRow): boolean {
  return isRunning(row) && row.cancel_at === null;
}

export function isCurrent(row: SubscriptionRow): boolean {
  return isRunning(row) && statusOf(row) !== 'free';
}

export function hadTrial(subscriptions: SubscriptionRow[]): boolean {
  return subscriptions.some((row) => row.setup_intent_id !== null && row.had_card === 1);
}

export function graceMs(pastDueDays: number): number {
  return pastDueDays * DAY_MS;
}

/** Until when Premium stays on without payment, in ms; null if nothing is late, or it is over. */
export function lateUntil(
  { late_since: since, lapsed }: SubscriptionRow,
  pastDueDays: number,
): number | null {
  return since === null || lapsed === 1 ? null : since + graceMs(pastDueDays);
}

/** In ms; null if no subscription is paid. */
export async function paidTime(trx: DatabaseTransaction, userId: string): Promise<number | null> {
  const paid = (await subscriptionsOfUser(trx, userId))
    .filter((row) => isCurrent(row) && row.status !== 'past_due')
    .flatMap(({ cancel_at: cancelAt, period_end: end }) => cancelAt ?? end ?? []);
  return paid.length > 0 ? Math.max(...paid) : null;
}
