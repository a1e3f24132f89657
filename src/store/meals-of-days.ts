import type { Meal } from '#shared/records/meal';

import type { AccountStore } from './account-store';

/**
 * The meals of some days, the oldest first; of a long diary no other is read.
 * @param from first day, 'YYYY-MM-DD'
 * @param to last day
 */
export async function mealsOfDays({ db }: AccountStore, from: string, to: string): Promise<Meal[]> {
  const rows = await db.meal
    .where('data.mealTime')
    .between(`${from}T00:00`, `${to}T23:59`, true, true)
    .toArray();
  // Not a filter of the query, which would walk a cursor from row to row.
  return rows.filter(({ deleted }) => deleted === 0).map(({ data }) => data);
}
