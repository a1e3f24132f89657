import type { Weight } from '#shared/records/weight';

import { type AccountStore, activeStore } from './account-store';
import { useLiveStore } from './use-live';
import { write } from './write';

export interface WeightEntry extends Weight {
  id: string;
}

/** Never waits for the network. */
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

/** Oldest first. */
export async function allWeights({ db }: AccountStore): Promise<WeightEntry[]> {
  const rows = await db.weight.orderBy('data.recordedAt').toArray();
  return rows.filter(({ deleted }) => deleted === 0).map(({ id, data }) => ({ id, ...data }));
}

export async function latestWeighing({ db }: AccountStore): Promise<WeightEntry | undefined> {
  const row = await db.weight
    .orderBy('data.recordedAt')
    .reverse()
    .filter(({ deleted }) => deleted === 0)
    .first();
  return row && { id: row.id, ...row.data };
}

/** The last weight before this time, or else the first after it. */
export async function weighingBeside(recordedAt: string): Promise<WeightEntry | undefined> {
  const weights = await allWeights(await activeStore());
  return weights.findLast((entry) => entry.recordedAt <= recordedAt) ?? weights[0];
}

export function useWeights(): WeightEntry[] | undefined {
  return useLiveStore(allWeights, [], []);
}

/** undefined while loading, null before the first weight. */
export function useLatestWeighing(): WeightEntry | null | undefined {
  return useLiveStore(async (store) => (await latestWeighing(store)) ?? null, null, []);
}
