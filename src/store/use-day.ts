import type { Meal } from '#shared/records/meal';
import { streakOf } from '#shared/rules/calendar';

import type { AccountStore } from './account-store';
import { lastDaysLogged, mealsOn } from './logged-days';
import { useLiveStore } from './use-live';

export interface DayOfMeals {
  meals: Meal[];
  streak: number;
}

/** @param day 'YYYY-MM-DD' */
export function useDay(day: string): DayOfMeals | undefined {
  return useLiveStore(async (store) => dayOfMeals(store, day), { meals: [], streak: 0 }, [day]);
}

async function dayOfMeals(store: AccountStore, day: string): Promise<DayOfMeals> {
  const [meals, days] = await Promise.all([mealsOn(store, day), lastDaysLogged(store, day)]);
  return { meals, streak: streakOf(days, day) };
}
