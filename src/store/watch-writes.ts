import { liveQuery } from 'dexie';

import type { AccountStore } from './account-store';
import { readSyncState } from './sync-state';

interface Seen {
  newest: number;
  photos: number;
  requestedAt: number;
}

export interface WriteListener {
  /** Called when more is waiting, and at the start for what waits already. */
  onWrite: () => void;
  onRequest: () => void;
}

/** Sees the writes of every page of this account. */
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
    // The database is gone or closed; sync has been stopped as well.
    error: () => undefined,
  });
  return () => {
    subscription.unsubscribe();
  };
}
