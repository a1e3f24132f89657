import type { Water } from '#shared/records/water';

import { type AccountStore, activeStore } from '../account-store';
import { useLiveStore } from '../use-live';
import { write } from '../write';

export interface WaterEntry extends Water {
  id: string;
}

/** Never waits for the network. */
export async function addWater(fields: Water): Promise<string> {
  const store = await activeStore();
  const id = store.newId();
  await write(store, [{ type: 'water', id, act: 'put', patch: fields }]);
  return id;
}

export async function deleteWater(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'water', id, act: 'del', patch: null }]);
}

export async function restoreWater(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'water', id, act: 'restore', patch: null }]);
}

/** In the order in which they were entered. @param day 'YYYY-MM-DD' */
export async function watersOf(store: AccountStore, day: string): Promise<WaterEntry[]> {
  return watersBetween(store, day, day);
}

async function watersBetween({ db }: AccountStore, from: string, to: string) {
  const rows = await db.water
    .where('data.drunkAt')
    .between(`${from}T00:00`, `${to}T23:59`, true, true)
    .toArray();
  return rows
    .filter(({ deleted }) => deleted === 0)
    .map(({ id, data }) => ({ id, ...data }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

interface DayOfWater {
  day: string;
  entries: WaterEntry[];
}

/** Returns the previous day's entries, recognizable by `day`, until the new day has been read. */
export function useWaters(day: string): DayOfWater | undefined {
  return useLiveStore(
    async (store) => ({ day, entries: await watersOf(store, day) }),
    { day, entries: [] },
    [day],
  );
}

/** @param from first day, 'YYYY-MM-DD' @param to last day */
export function useWatersOfDays(from: string, to: string): WaterEntry[] | undefined {
  return useLiveStore(async (store) => watersBetween(store, from, to), [], [from, to]);
}
