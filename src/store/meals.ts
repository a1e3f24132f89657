import type { MealFields } from '#shared/records/meal';

import { type AccountStore, activeStore } from './account-store';
import type { MealEntry } from './meal-entries';
import { photoChange, type PreparedPhoto } from './photos/photos';
import { isOutOfRoom } from './photos/room-of-photos';
import { useLiveStore } from './use-live';
import { type Change, write } from './write';

/** Never waits for the network. */
export async function addMeal(fields: MealFields): Promise<string> {
  const store = await activeStore();
  const id = store.newId();
  await write(store, [{ type: 'meal', id, act: 'put', patch: fields }]);
  return id;
}

/** On a full device without uploaded photos to evict, the meal is saved without its photo. */
export async function addMealWithPhoto(
  fields: MealFields,
  photo: PreparedPhoto,
): Promise<{ id: string; photo: 'kept' | 'no-room' }> {
  const store = await activeStore();
  const id = store.newId();
  const { change, bytes } = photoChange(store, id, photo);
  const meal: Change = { type: 'meal', id, act: 'put', patch: { ...fields, photoId: change.id } };
  const hadSpace = await hadRoom(write(store, [meal, change], bytes));
  if (!hadSpace) await write(store, [{ ...meal, patch: fields }]);
  return { id, photo: hadSpace ? 'kept' : 'no-room' };
}

/** Deletes the old photo only if there is room for the new one. */
export async function replacePhoto(
  { id, photoId }: Pick<MealEntry, 'id' | 'photoId'>,
  photo: PreparedPhoto,
): Promise<'kept' | 'no-room'> {
  const store = await activeStore();
  const { change, bytes } = photoChange(store, id, photo);
  const meal: Change = { type: 'meal', id, act: 'put', patch: { photoId: change.id } };
  const deletion: Change[] = photoId
    ? [{ type: 'photo', id: photoId, act: 'del', patch: null }]
    : [];
  return (await hadRoom(write(store, [meal, change, ...deletion], bytes))) ? 'kept' : 'no-room';
}

/** False if there is no room even after evicting older photos. */
async function hadRoom(saving: Promise<void>): Promise<boolean> {
  try {
    await saving;
    return true;
  } catch (error) {
    if (!isOutOfRoom(error)) throw error;
    return false;
  }
}

/** All or none. */
export async function addMeals(meals: readonly MealFields[]): Promise<string[]> {
  const store = await activeStore();
  const changes = meals.map((fields): Change => {
    return { type: 'meal', id: store.newId(), act: 'put', patch: fields };
  });
  await write(store, changes);
  return changes.map(({ id }) => id);
}

/** All or none. */
export async function deleteMeals(ids: readonly string[]): Promise<void> {
  const deletions = ids.map((id): Change => ({ type: 'meal', id, act: 'del', patch: null }));
  await write(await activeStore(), deletions);
}

/** @returns whether the meal is shown: a deleted meal stays deleted, and the user must decide about the change */
export async function editMeal(id: string, patch: Partial<MealFields>): Promise<boolean> {
  const store = await activeStore();
  await write(store, [{ type: 'meal', id, act: 'put', patch }]);
  return (await store.db.meal.get(id))?.deleted === 0;
}

export async function deleteMeal(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'meal', id, act: 'del', patch: null }]);
}

export async function restoreMeal(
  id: string,
  patch: Partial<MealFields> | null = null,
): Promise<void> {
  const store = await activeStore();
  await write(store, [{ type: 'meal', id, act: 'restore', patch }]);
}

/** A new id in `asked` makes the server analyze the meal once more. */
export async function requestReanalysis(
  id: string,
  patch: Partial<MealFields> = {},
): Promise<void> {
  const store = await activeStore();
  const request = { ...patch, asked: store.newId() };
  await write(store, [{ type: 'meal', id, act: 'put', patch: request }]);
}

export async function isReanalysisWaiting({ db }: AccountStore, id: string): Promise<boolean> {
  const changes = await db.outbox.where({ type: 'meal', id }).toArray();
  return changes.some(({ state, patch }) => state === 'pending' && patch?.['asked'] != null);
}

export function useReanalysisWaiting(id: string): boolean {
  return useLiveStore(async (store) => isReanalysisWaiting(store, id), false, [id]) === true;
}
