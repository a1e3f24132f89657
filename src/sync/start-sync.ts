import { currentUser } from '#shared/contract/accounts';

import { queryClient } from '../http/query';
import { type AccountStore, checkStorage, findStore } from '../store/account-store';
import { watchWrites } from '../store/outbox';
import { listenLive } from './listen-live';
import { SyncScheduler } from './sync-scheduler';
import { WAKE_UP_TAG } from './worker-messages';

/** Syncs at start, after writes, on events and requests, and by a timer that is always set. */
export function startSync(userId: string): () => void {
  const stopping = new AbortController();
  void findStore(userId).then((store) => {
    if (!store || stopping.signal.aborted) return;
    const scheduler = new SyncScheduler(store, stopping.signal);
    listen(store, scheduler, stopping.signal);
    const stopWatching = watchWrites(store, {
      onWrite: () => {
        void askForWakeUp();
        scheduler.syncSoon();
      },
      onRequest: () => {
        scheduler.syncNow('person');
      },
    });
    stopping.signal.addEventListener('abort', stopWatching);
    listenLive(stopping.signal, (change) => {
      if (change === 'account') void queryClient.refetchQueries({ queryKey: [currentUser.path] });
      else if (change === null) scheduler.syncSoon();
      else scheduler.onServerChange(change);
    });
    scheduler.syncNow('event');
  });
  return () => {
    stopping.abort();
  };
}

function listen(store: AccountStore, scheduler: SyncScheduler, signal: AbortSignal): void {
  const soon = () => {
    scheduler.syncNow('event');
  };
  for (const event of ['online', 'focus', 'pageshow']) {
    window.addEventListener(event, soon, { signal });
  }
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'visible') return;
      // A page that comes back may find its database connection dead.
      void checkStorage(store).then(soon);
    },
    { signal },
  );
}

interface SyncManager {
  register: (tag: string) => Promise<void>;
}

/** Background Sync works with every page closed. Chromium only, and may be switched off: pages also sync alone. */
async function askForWakeUp(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const manager = registration && (registration as unknown as { sync?: SyncManager }).sync;
  await manager?.register(WAKE_UP_TAG).catch(() => undefined);
}
