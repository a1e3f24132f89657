const DAY_MS = 24 * 3600 * 1000;

/**
 * A calendar day some days after another, or before it. Days are counted in UTC, where each has 24
 * hours.
 * @param day 'YYYY-MM-DD'
 */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
