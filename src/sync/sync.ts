import type { AccountStore } from '../store/account-store';
import { hasPending } from '../store/outbox';
import { evictUploaded } from '../store/photo-room';
import { LONGEST_ROUND_MS, readSyncState, updateSyncState } from '../store/sync-state';

import { noteFailure } from './failed-round';
import { exchange } from './exchange';
import { uploadPhotos } from './upload-photos';

export interface SyncOptions {
  /** Ignores an appointed waiting time and a pause: a person asked, or has just signed in. */
  force?: boolean;
  /** When to stop beginning new requests, in ms of the store's clock. */
  deadline: number;
}

/**
 * Brings a device and the server level: entries up, changes down, photos after their records.
 * Run by pages and by the worker alike, one round at a time; returns whether nothing waits any more.
 */
export async function sync(store: AccountStore, options: SyncOptions): Promise<boolean> {
  const run = async () => runUnlessWaiting(store, options);
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return run();
  // The lock saves work; safety comes from operation ids and the cursor's compare-and-set.
  return navigator.locks.request(lockOf(store), { ifAvailable: true }, (lock) =>
    lock ? run() : runBesideTheDead(store, run),
  );
}

function lockOf({ userId }: AccountStore): string {
  return `platelog-sync-${userId}`;
}

/** A page that the browser has frozen may hold the lock for ever: after a round's time it is taken from it. */
async function runBesideTheDead(
  store: AccountStore,
  run: () => Promise<boolean>,
): Promise<boolean> {
  const { roundSince } = await readSyncState(store);
  const isDead = roundSince !== null && store.now() - roundSince > LONGEST_ROUND_MS;
  return isDead ? navigator.locks.request(lockOf(store), { steal: true }, run) : false;
}

async function runUnlessWaiting(store: AccountStore, options: SyncOptions): Promise<boolean> {
  const { nextTryAt, paused } = await readSyncState(store);
  const tooEarly = nextTryAt !== null && isAhead(nextTryAt - store.now());
  if (!options.force && (tooEarly || paused !== null)) return false;
  await updateSyncState(store, { roundSince: store.now() });
  try {
    await level(store, options.deadline);
  } catch (error) {
    await noteFailure(store, error);
  } finally {
    await updateSyncState(store, { roundSince: null });
  }
  return !(await hasPending(store));
}

/** No wait is this long: such a time was appointed by a clock that has been set back since. */
const LONGEST_WAIT_MS = 3600 * 1000;

function isAhead(wait: number): boolean {
  return wait > 0 && wait <= LONGEST_WAIT_MS;
}

async function level(store: AccountStore, deadline: number): Promise<void> {
  await drain(store, deadline);
  const uploaded = await uploadPhotos(store, deadline);
  if (uploaded > 0) {
    await drain(store, deadline);
    await evictUploaded(store);
  }
}

async function drain(store: AccountStore, deadline: number): Promise<void> {
  let more = true;
  while (more && store.now() < deadline) {
    more = await exchange(store);
  }
}
