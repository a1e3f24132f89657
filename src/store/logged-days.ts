import type { Meal } from '#shared/records/meal';
import { daysAfter, streakOf } from '#shared/rules/calendar';

import type { AccountStore } from './account-store';
import { mealsOfDays } from './meals-of-days';
import { useLiveStore } from './use-live';

/** @param day local, 'YYYY-MM-DD' */
export async function mealsOn(store: AccountStore, day: string): Promise<Meal[]> {
  return mealsOfDays(store, day, day);
}

// Most streaks are short; a longer one is read in larger and larger steps.
const FIRST_SPAN = 8;
const LONGEST_SPAN = 128;

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

const TWO_DAYS_MS = 2 * 24 * 3600 * 1000;

function isFarApart(later: string, earlier: string): boolean {
  return Date.parse(`${later}T00:00Z`) - Date.parse(`${earlier}T00:00Z`) >= TWO_DAYS_MS;
}

export function useStreak(today: string): number | undefined {
  return useLiveStore(async (store) => streakOf(await lastDaysLogged(store, today), today), 0, [
    today,
  ]);
}
