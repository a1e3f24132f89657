import type { MealFields } from '#shared/records/meal';

import { type AccountStore, activeStore } from './account-store';
import { useLiveStore } from './use-live';
import { write } from './write';

/** A new id in `asked` makes the server analyze the meal once more. */
export async function askForReading(id: string, patch: Partial<MealFields> = {}): Promise<void> {
  const store = await activeStore();
  const request = { ...patch, asked: store.newId() };
  await write(store, [{ type: 'meal', id, act: 'put', patch: request }]);
}

export async function isWishWaiting({ db }: AccountStore, id: string): Promise<boolean> {
  const changes = await db.outbox.where({ type: 'meal', id }).toArray();
  return changes.some(({ state, patch }) => state === 'pending' && patch?.['asked'] != null);
}

export function useWishWaiting(id: string): boolean {
  return useLiveStore(async (store) => isWishWaiting(store, id), false, [id]) === true;
}
