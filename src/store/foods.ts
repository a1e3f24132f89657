import type { FoodFields } from '#shared/records/food';

import { activeStore, type AccountStore } from './account-store';
import { derivedId } from './derived-id';
import { write, type Change } from './write';

/** A food of a person's own. */
export interface FoodEntry {
  id: string;
  food: FoodFields;
}

/**
 * Saves a food of the person's own, new or changed. Always a `restore` with every field: it makes the
 * record, merges into one that another device made of the same barcode, or brings it back.
 * @param id of the food that is changed; undefined for a new one
 * @returns its id
 */
export async function saveFood(food: FoodFields, id?: string): Promise<string> {
  const store = await activeStore();
  const saved = id ?? (await newFoodId(store, food));
  await write(store, [foodChange({ id: saved, food })]);
  return saved;
}

/** The change that keeps a food, as `saveFood` does. */
export function foodChange({ id, food }: FoodEntry): Change {
  return { type: 'food', id, act: 'restore', patch: food };
}

export async function deleteFood(id: string): Promise<void> {
  const gone: Change = { type: 'food', id, act: 'del', patch: null };
  await write(await activeStore(), [gone]);
}

export async function restoreFood(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'food', id, act: 'restore', patch: null }]);
}

/** A person's own foods, by their names. */
export async function personalFoods({ db }: AccountStore): Promise<FoodEntry[]> {
  const rows = await db.food.filter(({ deleted }) => deleted === 0).toArray();
  return rows
    .map(({ id, data }) => ({ id, food: data }))
    .sort((one, other) => one.food.name.localeCompare(other.food.name));
}

/** The person's food with a barcode, whichever of its lengths it was printed in. */
export async function foodByBarcode(
  { db }: AccountStore,
  barcode: string,
): Promise<FoodEntry | undefined> {
  const forms = [8, 12, 13, 14].map((length) => gtin(barcode).slice(14 - length));
  const rows = await db.food.where('data.barcode').anyOf(forms).toArray();
  const row = rows.find(
    ({ deleted, data }) => deleted === 0 && gtin(data.barcode ?? '') === gtin(barcode),
  );
  return row && { id: row.id, food: row.data };
}

/** The id of a new food; on every device the same for one barcode, and for labels of one name. */
export async function newFoodId(
  { newId }: Pick<AccountStore, 'newId'>,
  { name, barcode, source }: FoodFields,
): Promise<string> {
  if (barcode !== null) return derivedId('food', gtin(barcode));
  return source.kind === 'label'
    ? derivedId('food', `label ${name.trim().toLowerCase()}`)
    : newId();
}

/** One code for all printed lengths: 14 digits, with zeros before. */
function gtin(barcode: string): string {
  return barcode.padStart(14, '0');
}
