import type { Weight } from '#shared/records/weight';

import { activeStore, type AccountStore } from './account-store';
import { write } from './write';

export interface WeightEntry extends Weight {
  id: string;
}

/** Saves a weight and returns its id. Never waits for the network. */
export async function addWeight(fields: Weight): Promise<string> {
  const store = await activeStore();
  const id = store.newId();
  await write(store, [{ type: 'weight', id, act: 'put', patch: fields }]);
  return id;
}

export async function deleteWeight(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'weight', id, act: 'del', patch: null }]);
}

export async function restoreWeight(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'weight', id, act: 'restore', patch: null }]);
}

/** Every weight, the oldest first. */
export async function allWeights({ db }: AccountStore): Promise<WeightEntry[]> {
  const rows = await db.weight.orderBy('data.recordedAt').toArray();
  return rows.filter(({ deleted }) => deleted === 0).map(({ id, data }) => ({ id, ...data }));
}
