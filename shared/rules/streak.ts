const DAY_MS = 24 * 3600 * 1000;

/**
 * Days in a row with at least one meal, up to today. A day that is not over breaks nothing: without a
 * meal today the count goes up to yesterday.
 * @param days local days with a meal, 'YYYY-MM-DD', in any order, repeated or not
 * @param today the local day, 'YYYY-MM-DD'
 */
export function streakOf(days: Iterable<string>, today: string): number {
  const logged = new Set(days);
  let day = logged.has(today) ? today : dayBefore(today);
  let streak = 0;
  while (logged.has(day)) {
    streak += 1;
    day = dayBefore(day);
  }
  return streak;
}

/** The calendar day before; days are counted in UTC, where each has 24 hours. */
function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}
