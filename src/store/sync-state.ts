import { uuidv4 } from 'uuidv7';

import { RECORD_TYPES } from '#shared/records/index';

import type { AccountStore } from './account-store';

export type Pause = 'auth' | 'upgrade';

export interface Comparison {
  at: number;
  same: boolean;
  /** Live meals on this device. */
  entries: number;
  /** Consecutive comparisons that differed; the second starts a full reload. */
  differences: number;
}

/** Stored in the database: it must outlive pages and workers. */
export interface SyncState {
  replicaId: string;
  /** The database epoch that the cursor belongs to; null until a load has ended. */
  epoch: string | null;
  cursor: number;
  /** The database epoch of a load that has not ended. */
  loading: string | null;
  /** Goes up with every full reload, so that older responses can be told apart. */
  generation: number;
  /** A full reload that has not ended; until then no changes are sent. */
  reload: { /** The epoch before the reload. */ from: string | null } | null;
  /** Record types that this device has loaded; an app update may know more. */
  kinds: string;
  failedTries: number;
  nextTryAt: number | null;
  /** Set by the server's Retry-After. */
  notBefore: number | null;
  /** The server's disk was full at the last try. */
  noRoom: boolean;
  lastSuccessAt: number | null;
  /** Start of the running sync cycle; null if none runs. */
  roundSince: number | null;
  paused: Pause | null;
  serverApp: string | null;
  comparison: Comparison | null;
  /** How far this device's clock is ahead of the server's, in ms; null if the difference is small. */
  clockAhead: number | null;
  /** Whether the user was warned about it where a time is entered. */
  clockSaid: boolean;
  /** When the user last asked to sync. */
  requestedAt: number | null;
}

const KEY = 'sync';

// A cycle that started longer ago was ended with its page or worker.
export const LONGEST_ROUND_MS = 3 * 60_000;

export const KNOWN_KINDS = [...RECORD_TYPES].sort().join(' ');

export async function readSyncState({ db }: Pick<AccountStore, 'db'>): Promise<SyncState> {
  return stateOf((await db.meta.get(KEY))?.value);
}

/** Saves the state on first use: a device's replica id must not be created twice. */
export async function openSyncState(store: AccountStore): Promise<SyncState> {
  const stored = await store.db.meta.get(KEY);
  return stored ? stateOf(stored.value) : updateSyncState(store, {});
}

/** Joins a running transaction over `meta`. */
export async function updateSyncState(
  { db }: AccountStore,
  patch: Partial<SyncState>,
): Promise<SyncState> {
  return db.transaction('rw', db.meta, async () => {
    const state = { ...stateOf((await db.meta.get(KEY))?.value), ...patch };
    await db.meta.put({ key: KEY, value: state });
    return state;
  });
}

/**
 * Loads every row again; the outbox is sent after that. Does nothing if another reload began or ended since
 * `state` was read.
 */
export async function beginReload(store: AccountStore, state: SyncState): Promise<void> {
  await store.db.transaction('rw', store.db.meta, async () => {
    const now = await readSyncState(store);
    if (now.generation !== state.generation) return;
    await updateSyncState(store, {
      cursor: 0,
      epoch: null,
      loading: null,
      generation: now.generation + 1,
      reload: { from: now.reload?.from ?? now.epoch ?? now.loading },
    });
  });
}

export function isSyncing({ roundSince }: SyncState, now: number): boolean {
  return roundSince !== null && now - roundSince < LONGEST_ROUND_MS;
}

/** Any page or worker that syncs this account may run it. */
export async function requestSync(store: AccountStore): Promise<void> {
  await updateSyncState(store, { requestedAt: store.now() });
}

function stateOf(saved: unknown): SyncState {
  const known = (saved ?? {}) as Partial<SyncState>;
  // Created only if there is none: a device keeps its id as long as its database lives.
  return { ...FRESH, ...known, replicaId: known.replicaId ?? uuidv4() };
}

const FRESH: Omit<SyncState, 'replicaId'> = {
  epoch: null,
  cursor: 0,
  loading: null,
  generation: 0,
  reload: null,
  kinds: KNOWN_KINDS,
  failedTries: 0,
  nextTryAt: null,
  notBefore: null,
  noRoom: false,
  lastSuccessAt: null,
  roundSince: null,
  paused: null,
  serverApp: null,
  comparison: null,
  clockAhead: null,
  clockSaid: false,
  requestedAt: null,
};
