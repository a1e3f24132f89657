import type { Display } from '#shared/records/profile';

import { type AccountStore, activeStore } from '../account-store';
import { registry } from '../registry';
import { useLiveStore } from '../use-live';
import { writtenTables } from '../write';
import { putProfile, storedProfile } from './stored-profile';

/** Until there are goals, the choice is in no profile, and only this device knows it. */
export async function displayHere({ userId }: AccountStore): Promise<Display | undefined> {
  return (await registry().accounts.get(userId))?.display;
}

async function readDisplay(store: AccountStore): Promise<Display> {
  return (await storedProfile(store))?.display ?? (await displayHere(store)) ?? {};
}

/** Empty while nothing was chosen, and for nobody. */
export function useSavedDisplay(): Display | undefined {
  return useLiveStore(readDisplay, {}, []);
}

/** undefined as a value: by the locale again. */
export async function saveDisplay(change: Display): Promise<void> {
  const store = await activeStore();
  const { db, userId } = store;
  const here = await displayHere(store);
  // Read and written in one transaction: a choice made meanwhile would be lost.
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

/** As it goes over the wire: without what is undefined. */
function changed(before: Display | undefined, change: Display): Display {
  return JSON.parse(JSON.stringify({ ...before, ...change })) as Display;
}
