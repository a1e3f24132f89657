import type { Meal } from '#shared/records/meal';
import { streakOf } from '#shared/rules/streak';

import { findActiveStore } from './account-store';
import { lastDaysLogged, mealsOn } from './logged-days';
import { useLive } from './use-live';

export interface DayOfMeals {
  meals: Meal[];
  /** Days in a row with a meal, up to this one. */
  streak: number;
}

/** Follows a day of whoever is signed in; undefined while it is read. @param day 'YYYY-MM-DD' */
export function useDay(day: string): DayOfMeals | undefined {
  return useLive(async () => {
    const store = await findActiveStore();
    if (!store) return { meals: [], streak: 0 };
    const [meals, days] = await Promise.all([mealsOn(store, day), lastDaysLogged(store, day)]);
    return { meals, streak: streakOf(days, day) };
  }, [day]);
}
