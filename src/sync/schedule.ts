import { type AccountStore, findStore } from '../store/account-store';
import { watchWrites } from '../store/watch-writes';
import { checkStorage } from '../store/watchdog';
import { listenLive } from './listen-live';
import { Rounds } from './rounds';
import { WAKE_UP_TAG } from './wake-up-tag';

/** Syncs at start, after writes, on events and requests, and by a timer that is always set. */
export function startSync(userId: string): () => void {
  const stopping = new AbortController();
  void findStore(userId).then((store) => {
    if (!store || stopping.signal.aborted) return;
    const rounds = new Rounds(store, stopping.signal);
    listen(store, rounds, stopping.signal);
    const stopWatching = watchWrites(store, {
      onWrite: () => {
        void askForWakeUp();
        rounds.afterWrite();
      },
      onRequest: () => {
        rounds.now('person');
      },
    });
    stopping.signal.addEventListener('abort', stopWatching);
    listenLive(stopping.signal, (seq) => {
      if (seq === null) rounds.afterWrite();
      else rounds.heard(seq);
    });
    rounds.now('event');
  });
  return () => {
    stopping.abort();
  };
}

function listen(store: AccountStore, rounds: Rounds, signal: AbortSignal): void {
  const soon = () => {
    rounds.now('event');
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
