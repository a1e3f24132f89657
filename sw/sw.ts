/// <reference lib="webworker" />
import '../src/store/zod-without-eval';

import { WAKE_UP_TAG } from '../src/sync/wake-up-tag';
import { drainAll } from './background-sync';
import { takeShares } from './share-target';
import { keepReaders } from './readers';
import { serveShell } from './shell';

declare const self: ServiceWorkerGlobalScope;

// Chromium ends a sync event after three minutes.
const SYNC_EVENT_MS = 150_000;

interface SyncEvent extends ExtendableEvent {
  tag: string;
}

serveShell();
takeShares();
keepReaders();

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

// The page sends it when the person has agreed to the update; never on
// install, so that an open page keeps the files it was built with.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('sync', (event) => {
  const waking = event as SyncEvent;
  if (waking.tag === WAKE_UP_TAG) waking.waitUntil(drainAll(Date.now() + SYNC_EVENT_MS));
});
