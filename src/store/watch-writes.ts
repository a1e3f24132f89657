import { liveQuery } from 'dexie';

import type { AccountStore } from './account-store';

/** Calls back once at the start and then whenever a new operation is in the outbox, from any page. */
export function watchWrites({ db }: AccountStore, onWrite: () => void): () => void {
  let newest = -1;
  const newestEntry = async () => (await db.outbox.orderBy('n').last())?.n ?? 0;
  const subscription = liveQuery(newestEntry).subscribe({
    next: (n) => {
      if (n > newest) onWrite();
      newest = n;
    },
    // The database is gone or closed: whoever closed it has stopped sync as well.
    error: () => undefined,
  });
  return () => {
    subscription.unsubscribe();
  };
}
