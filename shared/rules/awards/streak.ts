import { daysAfter } from '../calendar';

/** Days without a meal that a calendar month may have inside a streak. */
export const FREEZES_A_MONTH = 2;

export interface Streak {
  /** Days with a meal; frozen days are not counted. */
  days: number;
  /** Its first day, 'YYYY-MM-DD'; null without a streak. */
  first: string | null;
  /** Days without a meal inside it, each of which took a freeze, latest first. */
  frozen: string[];
  /** In the month of today. */
  freezesLeft: number;
}

/**
 * The days with a meal up to today, where no calendar month has more than two days without one. Today
 * takes no freeze: it is not over. Of more than two missed days in a month the latest take the freezes, so
 * a streak becomes shorter and does not start again from nothing.
 * @param days local days with a meal, 'YYYY-MM-DD', in any order, repeated or not
 * @param today the local day, 'YYYY-MM-DD'
 */
export function streakOf(days: Iterable<string>, today: string): Streak {
  const logged = new Set(days);
  const missed: string[] = [];
  const found: { count: number; first: string | null; frozen: number } = {
    count: 0,
    first: null,
    frozen: 0,
  };
  for (let day = today; canFreeze(missed); day = daysAfter(day, -1)) {
    if (logged.has(day)) {
      found.count += 1;
      found.first = day;
      found.frozen = missed.length;
    } else if (day !== today) missed.push(day);
  }
  const frozen = missed.slice(0, found.frozen);
  const used = frozen.filter((day) => isSameMonth(day, today)).length;
  return {
    days: found.count,
    first: found.first,
    frozen,
    freezesLeft: FREEZES_A_MONTH - used,
  };
}

/** Whether days before the earliest that is known could still belong to the streak. @param earliest 'YYYY-MM-DD' */
export function mayGoOn(days: Iterable<string>, today: string, earliest: string): boolean {
  const logged = new Set(days);
  const missed: string[] = [];
  for (let day = daysAfter(today, -1); day >= earliest; day = daysAfter(day, -1)) {
    if (!logged.has(day)) missed.push(day);
    if (!canFreeze(missed)) return false;
  }
  return true;
}

// Latest first, so those of the last one's month are at the end.
function canFreeze(missed: readonly string[]): boolean {
  const last = missed.at(-1);
  const limit = missed.at(-1 - FREEZES_A_MONTH);
  return last === undefined || limit === undefined || !isSameMonth(last, limit);
}

const isSameMonth = (one: string, other: string) => one.slice(0, 7) === other.slice(0, 7);

/**
 * How long the streak was on each day with a meal.
 * @param days local days with a meal, 'YYYY-MM-DD', in any order, repeated or not
 * @returns by day, oldest first
 */
export function streaksByDay(days: Iterable<string>): Map<string, number> {
  const sorted = [...new Set(days)].sort();
  const streaks = new Map<string, number>();
  // The gaps inside the streak, oldest first: missed days, and how many logged days come before them.
  let missed: { day: string; before: number }[] = [];
  let start = 0;
  for (const [place, day] of sorted.entries()) {
    const last = sorted[place - 1];
    for (let gap = last && daysAfter(last, 1); gap !== undefined && gap < day;) {
      missed.push({ day: gap, before: place });
      const limit = missed.at(-1 - FREEZES_A_MONTH);
      if (limit && isSameMonth(limit.day, gap)) {
        start = limit.before;
        missed = missed.slice(missed.indexOf(limit) + 1);
      }
      // After so many there is nothing left that a longer gap could end.
      if (start === place) break;
      gap = daysAfter(gap, 1);
    }
    if (start === place) missed = [];
    streaks.set(day, place - start + 1);
  }
  return streaks;
}
