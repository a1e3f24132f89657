import type { Meal, MealFields } from '#shared/records/meal';
import type { Photo } from '#shared/records/photo';
import { mealState, type MealState } from '#shared/rules/meal-state';

import { activeStore, type AccountStore } from './account-store';
import type { LocalRow } from './database';
import { photoChange, type PreparedPhoto } from './photos';
import { evictUploaded, isOutOfRoom } from './photo-room';
import { isSyncing } from './sync-state';
import { write, type Change } from './write';

export interface MealEntry {
  id: string;
  meal: Meal;
  photo: Photo | null;
  photoId: string | null;
  /** Whether this device holds the photo's bytes. */
  hasBytes: boolean;
  state: MealState;
}

const LIST_LENGTH = 300;

/** Saves a new meal and returns its id. Never waits for the network. */
export async function addMeal(fields: MealFields): Promise<string> {
  const store = await activeStore();
  const id = store.newId();
  await write(store, [{ type: 'meal', id, act: 'put', patch: fields }]);
  return id;
}

/**
 * Saves a new meal with its photo. Where the device has no room, older photos that the server has
 * make some; where that is not enough the meal is saved without its photo, which is then refused.
 */
export async function addMealWithPhoto(
  fields: MealFields,
  photo: PreparedPhoto,
): Promise<{ id: string; photo: 'kept' | 'no-room' }> {
  const store = await activeStore();
  const id = store.newId();
  const { change, bytes } = photoChange(store, id, photo);
  const meal: Change = { type: 'meal', id, act: 'put', patch: { ...fields, photoId: change.id } };
  const kept = await withRoom(store, async () => write(store, [meal, change], bytes));
  if (!kept) await write(store, [{ ...meal, patch: fields }]);
  return { id, photo: kept ? 'kept' : 'no-room' };
}

/** Gives a meal another photo instead of the one it has, which goes; nothing changes without room for it. */
export async function replacePhoto(
  { id, photoId }: Pick<MealEntry, 'id' | 'photoId'>,
  photo: PreparedPhoto,
): Promise<'kept' | 'no-room'> {
  const store = await activeStore();
  const { change, bytes } = photoChange(store, id, photo);
  const meal: Change = { type: 'meal', id, act: 'put', patch: { photoId: change.id } };
  const gone: Change[] = photoId ? [{ type: 'photo', id: photoId, act: 'del', patch: null }] : [];
  const keep = async () => write(store, [meal, change, ...gone], bytes);
  return (await withRoom(store, keep)) ? 'kept' : 'no-room';
}

/** Tries to keep something, once more after older photos have made room; false where that is not enough. */
async function withRoom(store: AccountStore, keep: () => Promise<void>): Promise<boolean> {
  try {
    await keep().catch(async (error: unknown) => {
      if (!isOutOfRoom(error) || (await evictUploaded(store, 0)) === 0) throw error;
      await keep();
    });
    return true;
  } catch (error) {
    if (!isOutOfRoom(error)) throw error;
    return false;
  }
}

export async function editMeal(id: string, patch: Partial<MealFields>): Promise<void> {
  await write(await activeStore(), [{ type: 'meal', id, act: 'put', patch }]);
}

export async function deleteMeal(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'meal', id, act: 'del', patch: null }]);
}

export async function restoreMeal(id: string): Promise<void> {
  const store = await activeStore();
  await write(store, [{ type: 'meal', id, act: 'restore', patch: null }]);
}

/** The latest meals, newest first. */
export async function latestMeals(store: AccountStore): Promise<MealEntry[]> {
  const { db } = store;
  const rows = await db.meal
    .orderBy('data.mealTime')
    .reverse()
    .filter((row) => row.deleted === 0)
    .limit(LIST_LENGTH)
    .toArray();
  const photoIds = rows.flatMap((row) => row.data.photoId ?? []);
  const photos = new Map(
    (await db.photo.bulkGet(photoIds)).flatMap((row) => (row ? [[row.id, row] as const] : [])),
  );
  const held = new Set(await db.photoBytes.where('photoId').anyOf(photoIds).primaryKeys());
  const syncing = await isSyncing(store);
  return rows.map((row) => {
    const photoId = row.data.photoId;
    const hasBytes = photoId !== null && held.has(photoId);
    return entryOf({ row, photo: photoId ? photos.get(photoId) : undefined, hasBytes, syncing });
  });
}

interface EntryParts {
  row: LocalRow<Meal>;
  photo: LocalRow<Photo> | undefined;
  hasBytes: boolean;
  syncing: boolean;
}

function entryOf({ row, photo, hasBytes, syncing }: EntryParts): MealEntry {
  const facts = {
    meal: row.data,
    photo: photo?.data ?? null,
    pending: row.pending + (photo?.pending ?? 0),
    rejected: row.rejected + (photo?.rejected ?? 0),
    syncing,
    hasBytes,
  };
  const { meal } = facts;
  return {
    id: row.id,
    meal,
    photo: facts.photo,
    photoId: meal.photoId,
    hasBytes,
    state: mealState(facts),
  };
}
