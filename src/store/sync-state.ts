import { uuidv4 } from 'uuidv7';

import { RECORD_TYPES } from '#shared/records/index';

import type { AccountStore } from './account-store';

/** Why sync waits for a person. */
export type Pause = 'auth' | 'upgrade' | 'account-deleted';

/** How this device and the server compared when they last did. */
export interface Comparison {
  at: number;
  same: boolean;
  /** Live meals on this device. */
  entries: number;
  /** Differences in a row; the second leads to a full reload. */
  differences: number;
}

/** Where a device stands with the server. Kept in the database: it outlives pages and workers. */
export interface SyncState {
  replicaId: string;
  /** The server's history that the cursor counts in; null before the first answer. */
  epoch: string | null;
  cursor: number;
  /** The history that the pages of a load come from, which has not brought everything yet. */
  loading: string | null;
  /** Goes up with every full reload, so that answers asked for before it are told apart. */
  generation: number;
  /** A full reload that has begun and not ended: only changes come down until it has. */
  reload: { /** The history before it. */ from: string | null } | null;
  /** Kinds of record that this device has loaded; an update of the app may know more. */
  kinds: string;
  failedTries: number;
  nextTryAt: number | null;
  /** Until when the server has asked to be left alone (Retry-After). */
  notBefore: number | null;
  /** Whether the server had no room for more at the last try. */
  noRoom: boolean;
  lastSuccessAt: number | null;
  /** When the round that runs now began; null where none does. */
  roundSince: number | null;
  paused: Pause | null;
  serverApp: string | null;
  comparison: Comparison | null;
  /** How far this device's clock is ahead of the server's, in ms; null where it is right enough. */
  clockAhead: number | null;
  /** Whether that was said where a time is entered, and need not be said there again. */
  clockSaid: boolean;
  /** When a person last asked for a round. */
  requestedAt: number | null;
}

const KEY = 'sync';

// A round that began longer ago has died with its page or worker.
export const LONGEST_ROUND_MS = 3 * 60_000;

/** The kinds of record that this build knows. */
export const KNOWN_KINDS = [...RECORD_TYPES].sort().join(' ');

export async function readSyncState({ db }: Pick<AccountStore, 'db'>): Promise<SyncState> {
  return stateOf((await db.meta.get(KEY))?.value);
}

/** The state, written down where it never was: the identity of a device must not be made twice. */
export async function openSyncState(store: AccountStore): Promise<SyncState> {
  const saved = await store.db.meta.get(KEY);
  return saved ? stateOf(saved.value) : updateSyncState(store, {});
}

/** Changes the state and answers what it is then; inside a transaction over `meta` it joins that. */
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

/** Whether a reload loads from a server that counts in another history than the one before. */
export function isNewHistory(reload: SyncState['reload'], { epoch }: { epoch: string }): boolean {
  return reload?.from != null && reload.from !== epoch;
}

export function isSyncing({ roundSince }: SyncState, now: number): boolean {
  return roundSince !== null && now - roundSince < LONGEST_ROUND_MS;
}

/** Asks whoever drains this account, in whatever page, for a round now. */
export async function requestSync(store: AccountStore): Promise<void> {
  await updateSyncState(store, { requestedAt: store.now() });
}

function stateOf(saved: unknown): SyncState {
  const known = (saved ?? {}) as Partial<SyncState>;
  // Drawn only where there is none: a device is one device for as long as its database lives.
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
