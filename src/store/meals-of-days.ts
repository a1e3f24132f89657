import type { Meal } from '#shared/records/meal';
import { mayGoOn, type Streak, streakOf } from '#shared/rules/awards/streak';
import { daysAfter } from '#shared/rules/calendar';

import { type AccountStore, findActiveStore } from './account-store';
import type { LocalRow } from './database';
import { useLive, useLiveStore } from './use-live';

// Most streaks are short; a longer one is read in larger and larger steps.
const FIRST_SPAN = 8;

const LONGEST_SPAN = 32;

const FOUR_WEEKS = 28;

const NO_DAYS: ReadonlySet<string> = new Set();

// As many days as a slow phone can read without blocking its page.
const DAYS_AT_ONCE = 14;

/** Oldest first. @param from first day, 'YYYY-MM-DD' @param to last day */
export async function mealsOfDays(store: AccountStore, from: string, to: string): Promise<Meal[]> {
  return (await mealRowsOfDays(store, from, to)).map(({ data }) => data);
}

export async function mealRowsOfDays(
  store: AccountStore,
  from: string,
  to: string,
): Promise<LocalRow<Meal>[]> {
  const rows: LocalRow<Meal>[] = [];
  for (let first = from; first <= to; first = daysAfter(first, DAYS_AT_ONCE)) {
    const last = daysAfter(first, DAYS_AT_ONCE - 1);
    rows.push(...(await between(store, first, last < to ? last : to).toArray()));
  }
  // Filtered here: a filter in the query is slow, because it reads row by row.
  return rows.filter(({ deleted }) => deleted === 0);
}

function between({ db }: AccountStore, from: string, to: string) {
  return db.meal.where('data.mealTime').between(`${from}T00:00`, `${to}T23:59`, true, true);
}

/**
 * Keeps only the result of `read` in memory, not the meals.
 * @param from first day, 'YYYY-MM-DD'
 * @param read must be a stable function
 */
export function useMealsOfDays<Answer>(
  from: string,
  to: string,
  read: (meals: Meal[]) => Answer,
): Answer | undefined {
  return useLive(async () => {
    const store = await findActiveStore();
    return read(store ? await mealsOfDays(store, from, to) : []);
  }, [from, to, read]);
}

/** @param day local, 'YYYY-MM-DD' */
export async function mealsOn(store: AccountStore, day: string): Promise<Meal[]> {
  return mealsOfDays(store, day, day);
}

/**
 * The logged days that may belong to a streak, newest first. Reads only one meal of each day.
 * @param until the last day that counts, 'YYYY-MM-DD'
 */
export async function lastDaysLogged(store: AccountStore, until: string): Promise<string[]> {
  const days: string[] = [];
  let next = until;
  for (let span = FIRST_SPAN; ; span = Math.min(2 * span, LONGEST_SPAN)) {
    const first = next;
    const candidates = Array.from({ length: span }, (_, n) => daysAfter(first, -n));
    const logged = await areLogged(store, candidates);
    days.push(...candidates.filter((_, place) => logged[place]));
    next = daysAfter(first, -span);
    if (!mayGoOn(days, until, daysAfter(next, 1))) return days;
  }
}

/** In one transaction, because starting one is slower than the reading itself. */
async function areLogged(store: AccountStore, days: readonly string[]): Promise<boolean[]> {
  return store.db.transaction('r', store.db.meal, async () =>
    Promise.all(days.map(async (day) => isLogged(store, day))),
  );
}

async function isLogged(store: AccountStore, day: string): Promise<boolean> {
  const [row] = await between(store, day, day).limit(1).toArray();
  if (row?.deleted !== 1) return row !== undefined;
  return (await mealsOn(store, day)).length > 0;
}

/** The logged days of the last four weeks; undefined while loading. @param today local, 'YYYY-MM-DD' */
export function useLoggedDays(today: string): ReadonlySet<string> | undefined {
  return useLiveStore(
    async (store) => {
      const days = Array.from({ length: FOUR_WEEKS }, (_, n) => daysAfter(today, -n));
      const logged = await areLogged(store, days);
      return new Set(days.filter((_, place) => logged[place]));
    },
    NO_DAYS,
    [today],
  );
}

/** undefined while loading. @param today local, 'YYYY-MM-DD' */
export function useStreak(today: string): Streak | undefined {
  return useLiveStore(
    async (store) => streakOf(await lastDaysLogged(store, today), today),
    streakOf([], today),
    [today],
  );
}
