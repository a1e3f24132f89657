import type { Meal } from '#shared/records/meal';
import type { Photo } from '#shared/records/photo';
import { mealState, type MealState, type Sending } from '#shared/rules/meal-state';

import type { AccountStore } from './account-store';
import { sendingOf } from './accounts';
import type { LocalRow } from './database';
import { isSyncing, readSyncState } from './sync-state';
import { useLiveStore } from './use-live';

export interface MealEntry {
  id: string;
  meal: Meal;
  photo: Photo | null;
  photoId: string | null;
  hasBytes: boolean;
  state: MealState;
}

export async function entriesOf(
  store: AccountStore,
  rows: readonly LocalRow<Meal>[],
): Promise<MealEntry[]> {
  const { db } = store;
  const photoIds = rows.flatMap((row) => row.data.photoId ?? []);
  const photos = new Map(
    (await db.photo.bulkGet(photoIds)).flatMap((row) => (row ? [[row.id, row] as const] : [])),
  );
  const idsWithBytes = new Set(await db.photoBytes.where('photoId').anyOf(photoIds).primaryKeys());
  const syncing = isSyncing(await readSyncState(store), store.now());
  const sending = await sendingOf(store.userId);
  return rows.map((row) => {
    const photoId = row.data.photoId;
    const hasBytes = photoId !== null && idsWithBytes.has(photoId);
    const photo = photoId ? photos.get(photoId) : undefined;
    return entryOf({ row, photo, hasBytes, syncing, sending });
  });
}

async function mealEntry(store: AccountStore, id: string): Promise<MealEntry | undefined> {
  const row = await store.db.meal.get(id);
  return row?.deleted === 0 ? (await entriesOf(store, [row]))[0] : undefined;
}

/** Null if there is no such meal or it was deleted. */
export function useMeal(id: string | null): Meal | null | undefined {
  return useLiveStore(
    async ({ db }) => {
      const row = id === null ? undefined : await db.meal.get(id);
      return row?.deleted === 0 ? row.data : null;
    },
    null,
    [id],
  );
}

interface EntryParts {
  row: LocalRow<Meal>;
  photo: LocalRow<Photo> | undefined;
  hasBytes: boolean;
  syncing: boolean;
  sending: Sending | null;
}

function entryOf({ row, photo, hasBytes, syncing, sending }: EntryParts): MealEntry {
  const facts = {
    meal: row.data,
    photo: photo?.data ?? null,
    pending: row.pending + (photo?.pending ?? 0),
    rejected: row.rejected + (photo?.rejected ?? 0),
    syncing,
    hasBytes,
    sending,
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

/** undefined while loading, null if there is no such meal. */
export function useMealEntry(id: string | null): MealEntry | null | undefined {
  return useLiveStore(
    async (store) => (id === null ? null : ((await mealEntry(store, id)) ?? null)),
    null,
    [id],
  );
}
