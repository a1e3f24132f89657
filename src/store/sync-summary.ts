import { useRef } from 'react';

import { type AccountStore, activeStore, findActiveStore } from './account-store';
import { type Ledger, readLedger } from './outbox';
import { isKeptInMemory } from './shared-device';
import {
  type Comparison,
  isSyncing,
  type Pause,
  readSyncState,
  requestSync,
  updateSyncState,
} from './sync-state';
import { countUnsynced, photosOnlyHere, type UnsyncedCounts, unsyncedCounts } from './unsynced';
import { useLive, useLiveStore } from './use-live';

/** Always read from the tables, never from memory. */
export interface SyncSummary extends UnsyncedCounts {
  /** Whether nothing is stored on disk, because the device is a shared one. */
  inMemory: boolean;
  photosWaiting: number;
  photosRefused: number;
  lastSuccessAt: number | null;
  nextTryAt: number | null;
  noRoom: boolean;
  syncing: boolean;
  paused: Pause | null;
  comparison: Comparison | null;
  /** How far this device's clock is ahead of the server's, in ms; null if the difference is small. */
  clockAhead: number | null;
  ledger: Ledger;
  /** Operations in any state; the ledger must add up with this number. */
  inOutbox: number;
}

export async function syncSummary(store: AccountStore): Promise<SyncSummary> {
  const { db } = store;
  // One transaction: numbers of separate reads would not always add up.
  return db.transaction('r', [db.outbox, db.photoBytes, db.photo, db.meal, db.meta], async () =>
    summaryOf(store),
  );
}

async function summaryOf(store: AccountStore): Promise<SyncSummary> {
  const { db } = store;
  const state = await readSyncState(store);
  const { lastSuccessAt, nextTryAt, noRoom, paused, comparison, clockAhead } = state;
  return {
    ...(await unsyncedCounts(store)),
    inMemory: isKeptInMemory(),
    photosWaiting: (await photosOnlyHere(db, 'local')).length,
    photosRefused: (await photosOnlyHere(db, 'refused')).length,
    lastSuccessAt,
    nextTryAt,
    noRoom,
    paused,
    comparison,
    clockAhead,
    syncing: isSyncing(state, store.now()),
    ledger: await readLedger(db),
    inOutbox: await db.outbox.count(),
  };
}

export function addsUp({ ledger, inOutbox }: Pick<SyncSummary, 'ledger' | 'inOutbox'>): boolean {
  const { saved, confirmed, carriedOn, givenUp } = ledger;
  return saved === confirmed + carriedOn + givenUp + inOutbox;
}

// Reading thousands of operations after each write would delay the next write: large imports took minutes.
const MANY = 500;
/** The pause between two readings, as a multiple of the time that one takes. */
const REST = 5;

interface LastQuery {
  number: number;
  readAt: number;
  tookMs: number;
  summary: SyncSummary | null;
}

/** undefined while loading, null if no one is signed in. Updated less often while many operations wait. */
export function useSyncSummary(): SyncSummary | null | undefined {
  const last = useRef<LastQuery>({ number: 0, readAt: 0, tookMs: 0, summary: null });
  const query = async (store: AccountStore) => {
    const { readAt, tookMs } = last.current;
    const number = (last.current.number += 1);
    const rest = readAt + REST * tookMs - performance.now();
    // Dexie only tracks its own promises.
    if (rest > 0 && (await store.db.outbox.count()) > MANY) await Promise.resolve(pause(rest));
    // A write has started another query meanwhile; the result of this one is not needed.
    if (number !== last.current.number) return last.current.summary;
    const began = performance.now();
    const summary = await syncSummary(store);
    const now = performance.now();
    last.current = { ...last.current, readAt: now, tookMs: now - began, summary };
    return summary;
  };
  return useLiveStore(query, null, []);
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}

const LOOK_EVERY_MS = 100;

/** Waits until sync has sent waiting operations and photos, at most `longestMs`. Rejected ones need the user. */
export async function sendWhatWaits(store: AccountStore, longestMs: number): Promise<void> {
  const waits = async () => {
    const { oldestAt, photosWaiting } = await syncSummary(store);
    return oldestAt !== null || photosWaiting > 0;
  };
  if (!navigator.onLine || !(await waits())) return;
  await requestSync(store);
  const until = Date.now() + longestMs;
  while (Date.now() < until && (await waits())) {
    await pause(LOOK_EVERY_MS);
  }
}

/** For support: only numbers and times, nothing that the user has entered. */
export async function diagnostics(store: AccountStore, app: string): Promise<string> {
  const { replicaId, ...state } = await readSyncState(store);
  const outbox = await store.db.outbox.orderBy('n').toArray();
  const facts = {
    app,
    at: new Date(store.now()).toISOString(),
    device: replicaId,
    state,
    summary: await syncSummary(store),
    refused: outbox.flatMap(({ opId, type, act, refusal }) =>
      refusal ? [{ opId, type, act, ...refusal }] : [],
    ),
  };
  return JSON.stringify(facts, null, 2);
}

/** How far this device's clock is ahead, in ms; null if the difference is small. `isSaid`: the user was already warned. */
export function useClock(): { ahead: number | null; isSaid: boolean } {
  const clock = useLiveStore(
    async (store) => {
      const { clockAhead, clockSaid } = await readSyncState(store);
      return { ahead: clockAhead, isSaid: clockSaid };
    },
    RIGHT,
    [],
  );
  return clock ?? RIGHT;
}

const RIGHT = { ahead: null, isSaid: false };

/** The user is not warned again until the clock was right in between. */
export async function noteClockSaid(): Promise<void> {
  await updateSyncState(await activeStore(), { clockSaid: true });
}

export function useUnsyncedCount(): number | undefined {
  return useLiveStore(countUnsynced, 0, []);
}

/** Entries that are lost when the page closes. Always 0 if entries are stored on disk. */
export function useCountAtStake(): number {
  const isInMemory = isKeptInMemory();
  const count = useLive(async () => {
    const store = isInMemory ? await findActiveStore() : undefined;
    return store ? countUnsynced(store) : 0;
  }, [isInMemory]);
  return count ?? 0;
}
