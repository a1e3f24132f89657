import type { MealFields } from '#shared/records/meal';
import { hasUnreadWords } from '#shared/rules/meal-state';

import type { AccountStore } from './account-store';
import { mealRowsOfDays } from './meals-of-days';
import { write, writtenTables } from './write';

export interface UnreadMeal {
  id: string;
  description: string;
}

/** As it was saved before it was read. */
export interface SavedWords extends UnreadMeal {
  /** What the words alone name it: another name is the person's own, and stays. */
  name: string;
}

/** What a device's reading of its words gives a meal. */
export type ReadFields = Pick<MealFields, 'name' | 'estimate' | 'items'>;

/**
 * Meals in words that neither a device nor the server has read yet.
 * @param from first day, 'YYYY-MM-DD' @param to last day
 */
export async function unreadMeals(
  store: AccountStore,
  from: string,
  to: string,
): Promise<UnreadMeal[]> {
  const rows = await mealRowsOfDays(store, from, to);
  return rows.flatMap(({ id, data }) => {
    const { description } = data;
    return hasUnreadWords(data) && description !== null ? [{ id, description }] : [];
  });
}

/** Changes nothing if the meal was deleted, read, or given other words or foods in the meantime. */
export async function fillInReading(
  store: AccountStore,
  { id, description, name }: SavedWords,
  read: ReadFields,
): Promise<void> {
  const { db } = store;
  await db.transaction('rw', writtenTables(db, ['meal']), async () => {
    const row = await db.meal.get(id);
    if (row?.deleted !== 0 || !hasUnreadWords(row.data) || row.data.description !== description)
      return;
    const patch = row.data.name === name ? read : { ...read, name: row.data.name };
    await write(store, [{ type: 'meal', id, act: 'put', patch }]);
  });
}
