import { currentUser } from '#shared/contract/accounts';

import { queryClient } from '../http/query';
import { type AccountStore, checkStorage, watchStore } from '../store/account-store';
import { watchWrites } from '../store/outbox';
import { listenLive } from './listen-live';
import { SyncScheduler } from './sync-scheduler';
import { WAKE_UP_TAG } from './worker-messages';

/** Syncs at start, after writes, on events, when the user asks, and by a timer that is always set. */
export function startSync(userId: string): () => void {
  let stopping = new AbortController();
  const stopWatching = watchStore(userId, (store) => {
    stopping.abort();
    stopping = new AbortController();
    if (store) syncStore(store, stopping.signal);
  });
  return () => {
    stopWatching();
    stopping.abort();
  };
}

function syncStore(store: AccountStore, stopped: AbortSignal): void {
  const scheduler = new SyncScheduler(store, stopped);
  listen(store, scheduler, stopped);
  const stopWatching = watchWrites(store, {
    onWrite: () => {
      void askForWakeUp();
      scheduler.syncSoon();
    },
    onRequest: () => {
      scheduler.syncNow('person');
    },
  });
  stopped.addEventListener('abort', stopWatching);
  listenLive(stopped, (change) => {
    if (change === 'account') void queryClient.refetchQueries({ queryKey: [currentUser.path] });
    else if (change === null) scheduler.syncSoon();
    else scheduler.onServerChange(change);
  });
  scheduler.syncNow('event');
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

/** Background Sync works while no page is open. Only Chromium has it, and users can turn it off, so pages sync without it too. */
async function askForWakeUp(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const manager = registration && (registration as unknown as { sync?: SyncManager }).sync;
  await manager?.register(WAKE_UP_TAG).catch(() => undefined);
}
