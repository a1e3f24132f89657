import type { AccountStore } from './account-store';
import { isSetupKeptHere } from './sign-up/setup';
import { readSyncState } from './sync-state';
import { useLiveStore } from './use-live';

/** Progress of the first download of an account on a new device. */
export interface InitialSync {
  /** How many meals were downloaded so far. */
  meals: number;
  /** False while the server does not respond. */
  isDownloading: boolean;
}

/** Null once the device has everything. Until then missing data must not be shown as zero or as an empty list. */
export async function initialSyncOf(store: AccountStore): Promise<InitialSync | null> {
  const { epoch, reload, failedTries, paused } = await readSyncState(store);
  // A full reload keeps the old rows until everything is downloaded.
  if (epoch !== null || reload !== null || (await isSignedUpHere(store))) return null;
  const meals = await store.db.meal.filter(({ deleted, seq }) => deleted === 0 && seq > 0).count();
  return { meals, isDownloading: failedTries === 0 && paused === null };
}

const LOOK_EVERY_MS = 100;

/** Waits for the first download, at most `longestMs`. @returns whether this device has everything */
export async function hasLoaded(store: AccountStore, longestMs: number): Promise<boolean> {
  const until = Date.now() + longestMs;
  while ((await initialSyncOf(store)) !== null) {
    if (!navigator.onLine || Date.now() >= until) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return true;
}

/** An account that was made on this device has no entries elsewhere. */
async function isSignedUpHere(store: AccountStore): Promise<boolean> {
  if (await isSetupKeptHere(store)) return true;
  const row = await store.db.profile.get(store.userId);
  return row?.seq === 0 && row.deleted === 0;
}

/** undefined while loading, null once the device has everything. */
export function useInitialSync(): InitialSync | null | undefined {
  return useLiveStore(initialSyncOf, null, []);
}
