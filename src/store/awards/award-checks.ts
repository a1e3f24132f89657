import { liveQuery } from 'dexie';

import { type AccountStore, findStore } from '../account-store';
import { initialSyncOf } from '../initial-sync';
import { readLedger } from '../outbox';
import { readSyncState } from '../sync-state';

const KEY = 'awards-checked';

// A longer log is checked only once a day, because reading it takes a second on a slow phone.
const LONG_LOG = 500;

interface Checked {
  /** Identifies what this device had saved and received at the check. */
  state: string;
  /** Local, 'YYYY-MM-DD'. */
  day: string;
}

/** Whether entries may have earned something since the last check. @param today local, 'YYYY-MM-DD' */
export async function isCheckDue(store: AccountStore, today: string): Promise<boolean> {
  const { db } = store;
  // Computed from only a part of the entries, an award would get too late a time.
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

/** Calls `onChange` at the start and after each change that this device made or received. Returns a function that stops. */
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
