import type { Meal } from '#shared/records/meal';
import { shownItems } from '#shared/rules/meal-state';

import { type AccountStore, refuseStaleTab } from '../account-store';
import type { PlateLook } from '../database';

/** Increase it when the method changes: then all looks are computed again. */
const LOOK_MAKE = 2;

/** Only the latest photos have looks. At 128 bytes each and their keys, all looks together are below 100 kB. */
export const LOOKS_MOST = 500;

/** A photo of a meal with items, so that the meal can be logged again. */
export interface OwnPlate {
  photoId: string;
  look: Int8Array;
  meal: Meal;
}

/** The look of a photo; null if its picture could not be opened, undefined if it was not computed yet. */
export async function lookOf(
  { db }: AccountStore,
  photoId: string,
): Promise<Int8Array | null | undefined> {
  const row = await db.plateLook.get(photoId);
  if (row?.make !== LOOK_MAKE) return undefined;
  return row.bytes && new Int8Array(row.bytes);
}

/** Stores nothing if the photo is not on this device anymore. @param look null if the picture cannot be opened */
export async function keepLook(
  { db }: AccountStore,
  photoId: string,
  look: Int8Array | null,
): Promise<void> {
  const row: PlateLook = {
    photoId,
    make: LOOK_MAKE,
    bytes: look && new Int8Array(look).buffer,
  };
  await db.transaction('rw', [db.plateLook, db.photoBytes, db.meta], async () => {
    await refuseStaleTab(db);
    const isHere = (await db.photoBytes.where('photoId').equals(photoId).count()) > 0;
    if (isHere) await db.plateLook.put(row);
  });
}

/** The latest photos without a look, newest first. Deletes the looks of all other photos. */
export async function photosWithoutLook(store: AccountStore): Promise<string[]> {
  const { db } = store;
  const wanted = await latestPhotos(store);
  const looks = await db.plateLook.toArray();
  const wantedIds = new Set(wanted);
  const unwanted = looks.flatMap(({ photoId }) => (wantedIds.has(photoId) ? [] : [photoId]));
  if (unwanted.length > 0) await db.plateLook.bulkDelete(unwanted);
  const current = new Set(
    looks.flatMap(({ photoId, make }) => (make === LOOK_MAKE ? [photoId] : [])),
  );
  return wanted.filter((photoId) => !current.has(photoId));
}

/** Photos of meals that are not deleted, and whose bytes are on this device. */
async function latestPhotos({ db }: AccountStore): Promise<string[]> {
  // Reads keys only: the bytes of all photos take tens of megabytes. Ids start with the photo's time.
  const here = new Set(await db.photoBytes.toCollection().primaryKeys());
  const photos = await db.photo.bulkGet([...here].sort().reverse());
  const meals = await db.meal.bulkGet(photos.map((photo) => photo?.data.mealId ?? ''));
  return photos
    .flatMap((photo, place) => {
      const meal = meals[place];
      const isLive = photo?.deleted === 0 && meal?.deleted === 0;
      return isLive && meal.data.photoId === photo.id ? [photo.id] : [];
    })
    .slice(0, LOOKS_MOST);
}

/** Plates of other meals than this one. */
export async function ownPlates({ db }: AccountStore, mealId: string): Promise<OwnPlate[]> {
  const rows = (await db.plateLook.toArray()).filter(({ make }) => make === LOOK_MAKE);
  const photos = await db.photo.bulkGet(rows.map(({ photoId }) => photoId));
  const meals = await db.meal.bulkGet(photos.map((photo) => photo?.data.mealId ?? ''));
  return rows.flatMap(({ photoId, bytes }, place) => {
    const meal = meals[place];
    if (!bytes || !meal || meal.deleted === 1 || meal.id === mealId) return [];
    const { data } = meal;
    const isOwn = data.photoId === photoId && (shownItems(data) ?? []).length > 0;
    return isOwn ? [{ photoId, look: new Int8Array(bytes), meal: data }] : [];
  });
}
