import { uuidv4 } from 'uuidv7';

import type { AccountStore } from './account-store';

/** Why sync waits for a person. */
export type Pause = 'auth' | 'upgrade' | 'account-deleted';

/** Where a device stands with the server. Kept in the database: it outlives pages and workers. */
export interface SyncState {
  replicaId: string;
  /** The server's history that the cursor counts in; null before the first answer. */
  epoch: string | null;
  cursor: number;
  /** Goes up with every resync, so that answers asked for before it are told apart. */
  generation: number;
  failedTries: number;
  nextTryAt: number | null;
  lastSuccessAt: number | null;
  /** When the round that runs now began; null where none does. */
  roundSince: number | null;
  paused: Pause | null;
}

const KEY = 'sync';

// A round that began longer ago has died with its page or worker.
const LONGEST_ROUND_MS = 3 * 60_000;

export async function readSyncState({ db }: AccountStore): Promise<SyncState> {
  const saved = await db.meta.get(KEY);
  return (saved?.value as SyncState | undefined) ?? fresh();
}

/** Changes the state and answers what it is then; inside a transaction over `meta` it joins that. */
export async function updateSyncState(
  { db }: AccountStore,
  patch: Partial<SyncState>,
): Promise<SyncState> {
  return db.transaction('rw', db.meta, async () => {
    const saved = (await db.meta.get(KEY))?.value as SyncState | undefined;
    const state = { ...(saved ?? fresh()), ...patch };
    await db.meta.put({ key: KEY, value: state });
    return state;
  });
}

export async function isSyncing(store: AccountStore): Promise<boolean> {
  const { roundSince } = await readSyncState(store);
  return roundSince !== null && store.now() - roundSince < LONGEST_ROUND_MS;
}

function fresh(): SyncState {
  return {
    replicaId: uuidv4(),
    epoch: null,
    cursor: 0,
    generation: 0,
    failedTries: 0,
    nextTryAt: null,
    lastSuccessAt: null,
    roundSince: null,
    paused: null,
  };
}
