import type { PrecacheController } from 'workbox-precaching';

/** Browsers may clear the caches but keep the worker, which then starts nothing offline. Skips files it has. */
export async function refill(precached: PrecacheController): Promise<void> {
  if (await isWhole(precached)) return;
  await precached.install(asInstall());
}

async function isWhole(precached: PrecacheController): Promise<boolean> {
  const cache = await caches.open(precached.strategy.cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return [...precached.getURLsToCacheKeys().values()].every((key) => kept.has(key));
}

/** Workbox fills its cache only in an event of this type; the real event keeps the worker alive. */
function asInstall(): ExtendableEvent {
  const event = { type: 'install', waitUntil: () => undefined };
  return event as unknown as ExtendableEvent;
}
