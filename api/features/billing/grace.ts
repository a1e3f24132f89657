import type { SubscriptionRow } from '../../store/subscriptions';

const DAY_MS = 24 * 3600 * 1000;

/** How long Premium stays on while a payment is owed, in ms. */
export function graceMs(pastDueDays: number): number {
  return pastDueDays * DAY_MS;
}

/** Until when a payment that is owed leaves Premium on, in ms; null where none is owed, or it is over. */
export function lateUntil(
  { late_since: since, lapsed }: SubscriptionRow,
  pastDueDays: number,
): number | null {
  return since === null || lapsed === 1 ? null : since + graceMs(pastDueDays);
}
