import type { Meal } from '#shared/records/meal';

import type { AccountStore } from './account-store';
import type { LocalRow } from './database';

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
