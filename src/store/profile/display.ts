import type { Display } from '#shared/records/profile';

import { type AccountStore, activeStore } from '../account-store';
import { registry } from '../registry';
import { useLiveStore } from '../use-live';
import { writtenTables } from '../write';
import { putProfile, storedProfile } from './stored-profile';

/** Until the user has goals there is no profile, so the choice is stored on this device only. */
export async function displayHere({ userId }: AccountStore): Promise<Display | undefined> {
  return (await registry().accounts.get(userId))?.display;
}

async function readDisplay(store: AccountStore): Promise<Display> {
  return (await storedProfile(store))?.display ?? (await displayHere(store)) ?? {};
}

/** Empty if nothing was chosen or nobody is signed in. */
export function useSavedDisplay(): Display | undefined {
  return useLiveStore(readDisplay, {}, []);
}

/** A value of undefined removes a choice, so that the locale decides again. */
export async function saveDisplay(change: Display): Promise<void> {
  const store = await activeStore();
  const { db, userId } = store;
  const here = await displayHere(store);
  // Read and written in one transaction, so that a choice made meanwhile is not lost.
  const isSaved = await db.transaction('rw', writtenTables(db, ['profile']), async () => {
    const profile = await storedProfile(store);
    if (!profile) return false;
    await putProfile(store, { display: changed(profile.display ?? here, change) });
    return true;
  });
  if (isSaved) return;
  await registry()
    .accounts.where({ userId })
    .modify((row) => {
      row.display = changed(row.display, change);
    });
}

/** Converted to JSON and back, which removes fields that are undefined. */
function changed(before: Display | undefined, change: Display): Display {
  return JSON.parse(JSON.stringify({ ...before, ...change })) as Display;
}
