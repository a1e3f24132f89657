import { liveQuery } from 'dexie';

import type { AccountStore } from './account-store';

interface Waiting {
  /** Number of the newest operation. */
  newest: number;
  /** Photos whose bytes have yet to go up. */
  photos: number;
}

/** Calls back once at the start and then whenever something more waits for the server, from any page. */
export function watchWrites({ db }: AccountStore, onWrite: () => void): () => void {
  let before: Waiting = { newest: -1, photos: 0 };
  const waiting = async (): Promise<Waiting> => ({
    newest: (await db.outbox.orderBy('n').last())?.n ?? 0,
    photos: await db.photoBytes.where('state').equals('local').count(),
  });
  const subscription = liveQuery(waiting).subscribe({
    next: (now) => {
      if (now.newest > before.newest || now.photos > before.photos) onWrite();
      before = now;
    },
    // The database is gone or closed: whoever closed it has stopped sync as well.
    error: () => undefined,
  });
  return () => {
    subscription.unsubscribe();
  };
}
