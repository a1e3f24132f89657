import { liveQuery } from 'dexie';

import { type AccountStore, findStore } from '../account-store';
import { initialSyncOf } from '../initial-sync';
import { readLedger } from '../outbox';
import { readSyncState } from '../sync-state';

const KEY = 'awards-checked';

// A log that is longer is read once a day: on a slow phone that takes a second.
const LONG_LOG = 500;

interface Checked {
  /** What this device had saved and received by then. */
  state: string;
  /** Local, 'YYYY-MM-DD'. */
  day: string;
}

/** Whether entries may have earned something since the last check. @param today local, 'YYYY-MM-DD' */
export async function isCheckDue(store: AccountStore, today: string): Promise<boolean> {
  const { db } = store;
  // With a part of the entries, an award would get a later time than it has.
  if ((await initialSyncOf(store)) !== null) return false;
  const last = (await db.meta.get(KEY))?.value as Checked | undefined;
  if (last?.state === (await stateOf(store))) return false;
  return last?.day !== today || (await db.meal.count()) <= LONG_LOG;
}

/** Call after awards were saved. */
export async function noteCheck(store: AccountStore, today: string): Promise<void> {
  const value: Checked = { state: await stateOf(store), day: today };
  await store.db.meta.put({ key: KEY, value });
}

async function stateOf(store: AccountStore): Promise<string> {
  const [{ saved }, { cursor }] = [await readLedger(store.db), await readSyncState(store)];
  return `${saved} ${cursor}`;
}

/** Calls at the start and after each change that was made or received here. Returns the way to stop. */
export function watchChanges(userId: string, onChange: (store: AccountStore) => void): () => void {
  const stopping = new AbortController();
  void findStore(userId).then((store) => {
    if (!store || stopping.signal.aborted) return;
    let last: string | undefined;
    const watch = liveQuery(async () => stateOf(store)).subscribe((state) => {
      if (state === last) return;
      last = state;
      onChange(store);
    });
    stopping.signal.addEventListener('abort', () => {
      watch.unsubscribe();
    });
  });
  return () => {
    stopping.abort();
  };
}
