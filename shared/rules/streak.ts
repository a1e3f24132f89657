import { daysAfter } from './calendar';

/**
 * Days in a row with at least one meal, up to today. A day that is not over breaks nothing: without a
 * meal today the count goes up to yesterday.
 * @param days local days with a meal, 'YYYY-MM-DD', in any order, repeated or not
 * @param today the local day, 'YYYY-MM-DD'
 */
export function streakOf(days: Iterable<string>, today: string): number {
  const logged = new Set(days);
  let day = logged.has(today) ? today : daysAfter(today, -1);
  let streak = 0;
  while (logged.has(day)) {
    streak += 1;
    day = daysAfter(day, -1);
  }
  return streak;
}
