import type { MealFields } from '#shared/records/meal';
import { hasUnreadWords } from '#shared/rules/meal-state';
import { latestOf } from '#shared/sync/times';

import type { AccountStore } from './account-store';
import { mealRowsOfDays } from './meals-of-days';
import { readBase } from './record-view';
import { readSyncState } from './sync-state';
import { write, writtenTables } from './write';

export interface UnreadMeal {
  id: string;
  description: string;
}

/** A meal as it was saved, before the analyzer read its words. */
export interface SavedWords extends UnreadMeal {
  /** The name made from the words alone. If the meal has another name now, the user chose it and it is kept. */
  name: string;
}

/** The fields of a meal that a device sets after reading its words. */
export type ReadFields = Pick<MealFields, 'name' | 'estimate' | 'items'>;

/**
 * Described meals whose words neither a device nor the server has read yet.
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

/** Changes nothing if the meal was deleted, read, or given other words or items in the meantime. */
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
    const readFrom = await enteredAt(store, id);
    await write(store, [{ type: 'meal', id, act: 'put', patch, readFrom }]);
  });
}

/** When a meal's words were entered, in ms of this device's clock. */
async function enteredAt(store: AccountStore, id: string): Promise<number> {
  const { db } = store;
  const key = { type: 'meal', id } as const;
  const waiting = await db.outbox.where(key).sortBy('n');
  const last = waiting.findLast(({ patch }) => patch?.['description'] !== undefined);
  if (last) return last.at;
  const times = (await readBase(db, key))?.row.times ?? {};
  const { clockAhead } = await readSyncState(store);
  return Math.max(0, latestOf(times, ['description']) + (clockAhead ?? 0));
}
