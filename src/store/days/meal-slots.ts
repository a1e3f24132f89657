import type { MealSlotFields } from '#shared/records/meal-slot';
import {
  FOUR_SLOTS,
  placeBeyond,
  placeByTime,
  type Slot,
  slotNameKey,
  slotsInOrder,
} from '#shared/rules/meal-slots';

import { type AccountStore, activeStore } from '../account-store';
import { useLiveStore } from '../use-live';
import { derivedId, write } from '../write';

type TakeBack = () => Promise<void>;

export type NewSlot = Omit<MealSlotFields, 'place'>;

/** Never waits for the network. @returns a function that undoes it */
export async function addMealSlot(slot: NewSlot): Promise<TakeBack> {
  return addMealSlotIn(await activeStore(), slot);
}

/** As `addMealSlot`, in this store. */
export async function addMealSlotIn(store: AccountStore, slot: NewSlot): Promise<TakeBack> {
  const id = await freeId(store, slot.name);
  const patch = { ...slot, place: placeByTime(slot.time) };
  await write(store, [{ type: 'mealSlot', id, act: 'restore', patch }]);
  return async () => write(store, [{ type: 'mealSlot', id, act: 'del', patch: null }]);
}

/** A renamed slot keeps the id derived from its first name, so that id may be taken. */
async function freeId({ db }: AccountStore, name: string): Promise<string> {
  const key = slotNameKey(name);
  for (let number = 1; ; number += 1) {
    const id = await derivedId('mealSlot', number === 1 ? key : `${key} ${number}`);
    const row = await db.mealSlot.get(id);
    if (!row || row.deleted === 1 || slotNameKey(row.data.name) === key) return id;
  }
}

/** When its time changes, a slot also moves in the order, unless the user moved it by hand. @returns a function that undoes it */
export async function editMealSlot(
  { id, name, time, place }: Slot,
  to: Pick<NewSlot, 'name' | 'time'>,
): Promise<TakeBack> {
  const movesAlong = to.time !== time && place === placeByTime(time);
  const before = { name: name ?? to.name, time, ...(movesAlong && { place }) };
  return change(id, { ...to, ...(movesAlong && { place: placeByTime(to.time) }) }, before);
}

/** @param by -1 towards the start of the day, 1 towards its end @returns a function that undoes it */
export async function moveMealSlot(
  { id, key, place }: Slot,
  by: -1 | 1,
  slots: readonly Slot[],
): Promise<TakeBack> {
  return change(id, { place: placeBeyond(key, by, slots) ?? place }, { place });
}

async function change(
  id: string | null,
  patch: Partial<MealSlotFields>,
  before: Partial<MealSlotFields>,
): Promise<TakeBack> {
  const store = await activeStore();
  const change = async (fields: Partial<MealSlotFields>) => {
    if (id !== null) await write(store, [{ type: 'mealSlot', id, act: 'put', patch: fields }]);
  };
  await change(patch);
  return async () => change(before);
}

/** The slot's meals stay and are shown under the meal type that it counts as. @returns a function that undoes it */
export async function removeMealSlot(slot: Slot): Promise<TakeBack> {
  return removeMealSlotIn(await activeStore(), slot);
}

/** As `removeMealSlot`, in this store. */
export async function removeMealSlotIn(store: AccountStore, { id }: Slot): Promise<TakeBack> {
  if (id === null) throw new Error('The four stay.');
  await write(store, [{ type: 'mealSlot', id, act: 'del', patch: null }]);
  return async () => write(store, [{ type: 'mealSlot', id, act: 'restore', patch: null }]);
}

/** The four meal types and the user's own slots, in the user's order. */
export async function mealSlots({ db }: AccountStore): Promise<Slot[]> {
  const rows = await db.mealSlot.filter(({ deleted }) => deleted === 0).toArray();
  return slotsInOrder(rows.map(({ id, data }) => ({ ...data, id })));
}

/** undefined while loading. */
export function useMealSlots(): readonly Slot[] | undefined {
  return useLiveStore<readonly Slot[]>(mealSlots, FOUR_SLOTS, []);
}
