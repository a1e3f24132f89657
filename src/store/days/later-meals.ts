import type { AccountStore } from '../account-store';
import { useLiveStore } from '../use-live';

/** Meals in the diary on days that are still to come. */
export interface LaterMeals {
  count: number;
  /** The first of these days, 'YYYY-MM-DD'. */
  first: string;
}

/** Null if there are none. @param day 'YYYY-MM-DD' */
export async function mealsAfter({ db }: AccountStore, day: string): Promise<LaterMeals | null> {
  const rows = await db.meal.where('data.mealTime').above(`${day}T23:59`).toArray();
  const times = rows.filter(({ deleted }) => deleted === 0).map(({ data }) => data.mealTime);
  const [first] = times;
  return first === undefined ? null : { count: times.length, first: first.slice(0, 10) };
}

/** undefined while loading. */
export function useMealsAfter(day: string): LaterMeals | null | undefined {
  return useLiveStore(async (store) => mealsAfter(store, day), null, [day]);
}
