import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';

import { KEEP_SHELL } from '../src/sync/worker-messages';

declare const self: ServiceWorkerGlobalScope;

export type File = PrecacheEntry | string;

export const addressOf = (file: File) => (typeof file === 'string' ? file : file.url);

/** As few that what the page asks for meanwhile has connections left, and that a lost signal costs little. */
const FILES_AT_ONCE = 4;

/** Keeps these files for every visitor, from the worker's installation on. */
export function precache(files: readonly File[]): PrecacheController {
  const precached = new PrecacheController();
  precached.addToCacheList([...files]);
  self.addEventListener('install', (event) => {
    event.waitUntil(fill(precached));
  });
  self.addEventListener('activate', (event) => {
    event.waitUntil(precached.activate(event));
  });
  self.addEventListener('message', (event) => {
    const { type } = (event.data ?? {}) as { type?: string };
    // Browsers may clear the caches but keep the worker, which then starts nothing offline. Offline this fails; the
    // next start asks again.
    if (type === KEEP_SHELL) event.waitUntil(fill(precached).catch(() => undefined));
  });
  return precached;
}

/**
 * Stores the files that are missing, under Workbox's keys. The browser stores them itself: Workbox would pass
 * each through the worker, one after the other, and take twice the time.
 */
async function fill(precached: PrecacheController): Promise<void> {
  const cache = await caches.open(precached.strategy.cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...precached.getURLsToCacheKeys()].filter(([, key]) => !kept.has(key));
  // Files with a hash in their name first: if the server has another build, they fail, and no document is cached
  // without its files.
  const hashed = missing.filter(([url, key]) => url === key).map(([url]) => url);
  while (hashed.length > 0) await cache.addAll(hashed.splice(0, FILES_AT_ONCE));
  for (const [url, key] of missing.filter(([url, key]) => url !== key)) {
    // Under their name there may be an earlier one in the browser's own cache.
    const answer = await fetch(url, { cache: 'reload' });
    if (!answer.ok) throw new Error(`${url} could not be loaded`);
    await cache.put(key, answer);
  }
}
