import type { AccountStore } from './account-store';
import { hasOpenSetup } from './setup';
import { readSyncState } from './sync-state';

/** A new device whose account's entries have not all come yet. */
export interface Filling {
  /** Meals that are here already. */
  meals: number;
  /** Whether the server answers; without it nothing comes. */
  isComing: boolean;
}

/**
 * How far a new device has been filled; null once it has been. Until then nothing that is missing here
 * says anything about its person: no zero, no empty list.
 */
export async function fillingOf(store: AccountStore): Promise<Filling | null> {
  const { epoch, reload, failedTries, paused } = await readSyncState(store);
  // A full reload keeps what is here until all has come.
  if (epoch !== null || reload !== null || (await isSignedUpHere(store))) return null;
  const meals = await store.db.meal.filter(({ deleted, seq }) => deleted === 0 && seq > 0).count();
  return { meals, isComing: failedTries === 0 && paused === null };
}

/** An account that was made on this device has nothing elsewhere. */
async function isSignedUpHere(store: AccountStore): Promise<boolean> {
  if (await hasOpenSetup(store)) return true;
  const row = await store.db.profile.get(store.userId);
  return row?.seq === 0 && row.deleted === 0;
}
