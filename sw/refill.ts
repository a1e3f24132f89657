import type { PrecacheController } from 'workbox-precaching';

/**
 * Fetches what is missing of the shell: a browser may empty a site's caches and keep its worker, which
 * would start nothing without signal until the next build. Files that are there are not fetched again.
 */
export async function refill(precached: PrecacheController): Promise<void> {
  if (await isWhole(precached)) return;
  await precached.install(asInstall());
}

async function isWhole(precached: PrecacheController): Promise<boolean> {
  const cache = await caches.open(precached.strategy.cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return [...precached.getURLsToCacheKeys().values()].every((key) => kept.has(key));
}

/** Workbox fills its cache in an event of this type alone; the one that goes on is kept alive by its own. */
function asInstall(): ExtendableEvent {
  const event = { type: 'install', waitUntil: () => undefined };
  return event as unknown as ExtendableEvent;
}
