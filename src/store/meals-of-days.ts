import type { Meal } from '#shared/records/meal';

import { type AccountStore, findActiveStore } from './account-store';
import type { LocalRow } from './database';
import { useLive } from './use-live';

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
