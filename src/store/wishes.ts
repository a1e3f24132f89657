import type { MealFields } from '#shared/records/meal';

import { type AccountStore, activeStore } from './account-store';
import { useLiveStore } from './use-live';
import { write } from './write';

/** A change like any other: it waits for a connection and is read once. */
export async function askForReading(id: string, patch: Partial<MealFields> = {}): Promise<void> {
  const store = await activeStore();
  const wish = { ...patch, asked: store.newId() };
  await write(store, [{ type: 'meal', id, act: 'put', patch: wish }]);
}

export async function isWishWaiting({ db }: AccountStore, id: string): Promise<boolean> {
  const changes = await db.outbox.where({ type: 'meal', id }).toArray();
  return changes.some(({ state, patch }) => state === 'pending' && patch?.['asked'] != null);
}

export function useWishWaiting(id: string): boolean {
  return useLiveStore(async (store) => isWishWaiting(store, id), false, [id]) === true;
}
