/// <reference lib="webworker" />
import '../src/store/zod-without-eval';

import { storeOf } from '../src/store/account-store';
import { activeAccounts } from '../src/store/accounts';
import { finishErasing } from '../src/store/gone/gone-accounts';
import { hasRegistry } from '../src/store/has-registry';
import { keepTicket, learnDeletions } from '../src/sync/learn-deletions';
import { sync } from '../src/sync/sync';
import { WAKE_UP_TAG } from '../src/sync/worker-messages';
import { cacheReaders } from './cache-readers';
import { handleShares } from './handle-shares';
import { serveShell } from './serve-shell';
import { settle, settleLogout } from './settle-logout';
import { showReminders } from './show-reminders';

declare const self: ServiceWorkerGlobalScope;

// Chromium ends a sync event after three minutes.
const SYNC_EVENT_MS = 150_000;

interface SyncEvent extends ExtendableEvent {
  tag: string;
}

settleLogout();
serveShell();
handleShares();
cacheReaders();
showReminders(self);

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

// The page sends it when the user has agreed to the update. Never done at
// installation, so that an open page keeps the files of its own build.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('sync', (event) => {
  const waking = event as SyncEvent;
  if (waking.tag === WAKE_UP_TAG) waking.waitUntil(wakeUp(Date.now() + SYNC_EVENT_MS));
});

/** Rejects while something waits, so that the browser wakes the worker again. @param deadline ms, for new requests */
async function wakeUp(deadline: number): Promise<void> {
  if (!(await hasRegistry())) return;
  const isSettled = await settle();
  await finishErasing();
  await learnDeletions('without-session');
  const isUpToDate = await syncAllAccounts(deadline);
  if (!isSettled || !isUpToDate) throw new Error('Something still waits for the server.');
}

async function syncAllAccounts(deadline: number): Promise<boolean> {
  let isUpToDate = true;
  for (const { userId, dbName } of await activeAccounts()) {
    const store = storeOf(userId, dbName);
    const end = await sync(store, { trigger: 'event', deadline });
    if (end === 'gone') continue;
    if (end === 'up-to-date') await keepTicket(userId);
    isUpToDate &&= end === 'up-to-date';
    // A connection that a sleeping worker holds open would block every upgrade of the database.
    store.db.close({ disableAutoOpen: false });
  }
  return isUpToDate;
}
