import { liveQuery } from 'dexie';

import type { AccountStore } from './account-store';
import { readSyncState } from './sync-state';

interface Seen {
  /** Number of the newest operation. */
  newest: number;
  /** Photos whose bytes have yet to go up. */
  photos: number;
  /** When a person last asked for a round. */
  requestedAt: number;
}

export interface WriteListener {
  /** Called whenever something more waits for the server; at the start for what waits already. */
  onWrite: () => void;
  /** A person has asked for a round. */
  onRequest: () => void;
}

/** Watches what any page of this account writes. */
export function watchWrites(
  store: AccountStore,
  { onWrite, onRequest }: WriteListener,
): () => void {
  const { db } = store;
  let before: Seen | null = null;
  const isMore = ({ newest, photos }: Seen) =>
    newest > (before?.newest ?? 0) || photos > (before?.photos ?? 0);
  const look = async (): Promise<Seen> => ({
    newest: (await db.outbox.orderBy('n').last())?.n ?? 0,
    photos: await db.photoBytes.where('state').equals('local').count(),
    requestedAt: (await readSyncState(store)).requestedAt ?? 0,
  });
  const subscription = liveQuery(look).subscribe({
    next: (now) => {
      if (isMore(now)) onWrite();
      if (before && now.requestedAt !== before.requestedAt) onRequest();
      before = now;
    },
    // The database is gone or closed: whoever closed it has stopped sync as well.
    error: () => undefined,
  });
  return () => {
    subscription.unsubscribe();
  };
}
