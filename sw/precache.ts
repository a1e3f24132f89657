import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';

import { KEEP_SHELL } from '../src/sync/worker-messages';

declare const self: ServiceWorkerGlobalScope;

export type File = PrecacheEntry | string;

export const addressOf = (file: File) => (typeof file === 'string' ? file : file.url);

/** So few that the page's own requests still get connections, and that little is lost if the connection breaks. */
const FILES_AT_ONCE = 4;

/** Caches these files for all visitors when the worker is installed. */
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
    // Browsers may clear the caches but keep the worker; then nothing would open offline. If this fails because the
    // device is offline, the page's next start asks again.
    if (type === KEEP_SHELL) event.waitUntil(fill(precached).catch(() => undefined));
  });
  return precached;
}

/**
 * Stores missing files under Workbox's keys, with `addAll`: Workbox itself would read them in the worker one after
 * another, which takes twice as long.
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
    // The browser's HTTP cache may have an older file with the same name.
    const answer = await fetch(url, { cache: 'reload' });
    if (!answer.ok) throw new Error(`${url} could not be loaded`);
    await cache.put(key, answer);
  }
}
