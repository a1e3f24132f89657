import type { Meal } from '#shared/records/meal';
import { daysAfter, streakOf } from '#shared/rules/calendar';

import { type AccountStore, findActiveStore } from './account-store';
import type { LocalRow } from './database';
import { useLive, useLiveStore } from './use-live';

// Most streaks are short; a longer one is read in larger and larger steps.
const FIRST_SPAN = 8;

const LONGEST_SPAN = 128;

const TWO_DAYS_MS = 2 * 24 * 3600 * 1000;

/** Oldest first. @param from first day, 'YYYY-MM-DD' @param to last day */
export async function mealsOfDays(store: AccountStore, from: string, to: string): Promise<Meal[]> {
  return (await mealRowsOfDays(store, from, to)).map(({ data }) => data);
}

export async function mealRowsOfDays(
  { db }: AccountStore,
  from: string,
  to: string,
): Promise<LocalRow<Meal>[]> {
  const rows = await db.meal
    .where('data.mealTime')
    .between(`${from}T00:00`, `${to}T23:59`, true, true)
    .toArray();
  // Not a filter of the query, which would walk a cursor row by row.
  return rows.filter(({ deleted }) => deleted === 0);
}

/**
 * Keeps only what `read` returns, not the meals.
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

/** Newest first; a gap of two days ends the reading. @param until the last day that counts, 'YYYY-MM-DD' */
export async function lastDaysLogged(store: AccountStore, until: string): Promise<string[]> {
  const days: string[] = [];
  let to = until;
  for (let span = FIRST_SPAN; ; span = Math.min(2 * span, LONGEST_SPAN)) {
    const from = daysAfter(to, 1 - span);
    const meals = await mealsOfDays(store, from, to);
    for (const { mealTime } of meals.reverse()) {
      const day = mealTime.slice(0, 10);
      if (isFarApart(days.at(-1) ?? until, day)) return days;
      if (days.at(-1) !== day) days.push(day);
    }
    if (meals.length === 0) return days;
    to = daysAfter(from, -1);
  }
}

function isFarApart(later: string, earlier: string): boolean {
  return Date.parse(`${later}T00:00Z`) - Date.parse(`${earlier}T00:00Z`) >= TWO_DAYS_MS;
}

export function useStreak(today: string): number | undefined {
  return useLiveStore(async (store) => streakOf(await lastDaysLogged(store, today), today), 0, [
    today,
  ]);
}
