import type { Fast } from '#shared/records/fast';

import { type AccountStore, activeStore } from '../account-store';
import { useLiveStore } from '../use-live';
import { write } from '../write';

export interface FastEntry extends Fast {
  id: string;
}

/** Never waits for the network. @param now in ms since the epoch */
export async function startFast(now: number): Promise<string> {
  const store = await activeStore();
  const id = store.newId();
  const patch: Fast = { startedAt: now, endedAt: null };
  await write(store, [{ type: 'fast', id, act: 'put', patch }]);
  return id;
}

/** @param endedAt in ms since the epoch; null makes the fast continue */
export async function endFast(id: string, endedAt: number | null): Promise<void> {
  await write(await activeStore(), [{ type: 'fast', id, act: 'put', patch: { endedAt } }]);
}

export async function deleteFast(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'fast', id, act: 'del', patch: null }]);
}

export async function restoreFast(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'fast', id, act: 'restore', patch: null }]);
}

/** Newest first. */
export async function allFasts({ db }: AccountStore): Promise<FastEntry[]> {
  const rows = await db.fast.toArray();
  return rows
    .filter(({ deleted }) => deleted === 0)
    .map(({ id, data }) => ({ id, ...data }))
    .sort((one, other) => other.startedAt - one.startedAt);
}

/** undefined while loading. */
export function useFasts(): FastEntry[] | undefined {
  return useLiveStore(allFasts, NONE, []);
}

const NONE: FastEntry[] = [];
