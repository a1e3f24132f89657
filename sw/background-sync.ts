import { activeAccounts } from '../src/store/accounts';
import { storeOf } from '../src/store/account-store';
import { sync } from '../src/sync/sync';

/** Rejects while entries wait, so that the browser wakes the worker again. @param deadline ms, for new requests */
export async function drainAll(deadline: number): Promise<void> {
  let level = true;
  for (const { userId, dbName } of await activeAccounts()) {
    const store = storeOf(userId, dbName);
    level = (await sync(store, { trigger: 'event', deadline })) === 'level' && level;
    // A connection that a sleeping worker holds open would block every upgrade of the database.
    store.db.close({ disableAutoOpen: false });
  }
  if (!level) throw new Error('Entries still wait for the server.');
}
