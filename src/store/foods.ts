import type { FoodFields } from '#shared/records/food';

import { type AccountStore, activeStore } from './account-store';
import { useLiveStore } from './use-live';
import { type Change, derivedId, write } from './write';

export interface FoodEntry {
  id: string;
  food: FoodFields;
}

/** Always `restore`, all fields: creates the food, undeletes it, or merges it with another device's by barcode. */
export async function saveFood(food: FoodFields, id?: string): Promise<string> {
  const store = await activeStore();
  const foodId = id ?? (await newFoodId(store, food));
  await write(store, [foodChange({ id: foodId, food })]);
  return foodId;
}

export function foodChange({ id, food }: FoodEntry): Change {
  return { type: 'food', id, act: 'restore', patch: food };
}

export async function deleteFood(id: string): Promise<void> {
  const deletion: Change = { type: 'food', id, act: 'del', patch: null };
  await write(await activeStore(), [deletion]);
}

export async function restoreFood(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'food', id, act: 'restore', patch: null }]);
}

export async function personalFoods({ db }: AccountStore): Promise<FoodEntry[]> {
  const rows = await db.food.filter(({ deleted }) => deleted === 0).toArray();
  return rows
    .map(({ id, data }) => ({ id, food: data }))
    .sort((one, other) => one.food.name.localeCompare(other.food.name));
}

/** Also finds a barcode that was stored in another of its printed lengths. */
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

/** The same on every device for the same barcode, and for labels with the same name. */
export async function newFoodId(
  { newId }: Pick<AccountStore, 'newId'>,
  { name, barcode, source }: FoodFields,
): Promise<string> {
  if (barcode !== null) return derivedId('food', gtin(barcode));
  return source.kind === 'label'
    ? derivedId('food', `label ${name.trim().toLowerCase()}`)
    : newId();
}

/** 14 digits with leading zeros, the common form of all printed lengths. */
function gtin(barcode: string): string {
  return barcode.padStart(14, '0');
}

export function usePersonalFoods(): FoodEntry[] | undefined {
  return useLiveStore(personalFoods, [], []);
}
