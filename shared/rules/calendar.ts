const DAY_MS = 24 * 3600 * 1000;
const WEEK = 7;

/**
 * A calendar day some days after another, or before it. Days are counted in UTC, where each has 24
 * hours.
 * @param day 'YYYY-MM-DD'
 */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * How many days later the second day is than the first; below zero if it is earlier.
 * @param from 'YYYY-MM-DD'
 * @param to 'YYYY-MM-DD'
 */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS);
}

/**
 * The first day of the week that holds a day.
 * @param day 'YYYY-MM-DD'
 * @param start the day on which weeks begin, 1 for Monday to 7 for Sunday
 */
export function firstOfWeek(day: string, start: number): string {
  return daysAfter(day, -((weekdayOf(day) - start + 7) % 7));
}

/** 1 for Monday to 7 for Sunday, as in ISO 8601. @param day 'YYYY-MM-DD' */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay() || WEEK;
}

/**
 * A moment as a wall clock shows it, 'YYYY-MM-DDTHH:mm'.
 * @param time ms since the epoch
 * @param offsetMinutes minutes that the clock is ahead of UTC; 0 for UTC itself
 */
export function localDateTimeAt(time: number, offsetMinutes = 0): string {
  return new Date(time + offsetMinutes * 60_000).toISOString().slice(0, 16);
}
