import { daysAfter } from '../calendar';

/** How many days without a meal a calendar month may have inside a streak. */
export const FREEZES_A_MONTH = 2;

export interface Streak {
  /** Days with a meal; frozen days are not counted. */
  days: number;
  /** The streak's first day, 'YYYY-MM-DD'; null without a streak. */
  first: string | null;
  /** Days without a meal inside the streak, each of which used a freeze, latest first. */
  frozen: string[];
  /** Freezes left in the current month. */
  freezesLeft: number;
}

/**
 * The streak up to today: days with a meal, with at most two days without one per calendar month. Today uses no
 * freeze because it is not over. If a month has more than two missed days, the latest ones use the freezes, so the
 * streak becomes shorter instead of starting from zero.
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

/** Whether days before the earliest known one could still belong to the streak. @param earliest 'YYYY-MM-DD' */
export function mayGoOn(days: Iterable<string>, today: string, earliest: string): boolean {
  const logged = new Set(days);
  const missed: string[] = [];
  for (let day = daysAfter(today, -1); day >= earliest; day = daysAfter(day, -1)) {
    if (!logged.has(day)) missed.push(day);
    if (!canFreeze(missed)) return false;
  }
  return true;
}

// Days are latest first, so those in the same month as the last one are at the end.
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
  // The missed days inside the streak, oldest first, with the number of logged days before each.
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
      // A longer gap cannot end anything more.
      if (start === place) break;
      gap = daysAfter(gap, 1);
    }
    if (start === place) missed = [];
    streaks.set(day, place - start + 1);
  }
  return streaks;
}
