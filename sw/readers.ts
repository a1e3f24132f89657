import { registerRoute } from 'workbox-routing';

const READER = /^\/assets\/reader-/;
const CACHE = 'readers';

/**
 * What reads pictures on the device is fetched at its first use and kept from then on, so that it works
 * without signal. Names hold a hash of the content: what is kept never has to be asked for again.
 */
export function keepReaders(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && READER.test(url.pathname), fromCache);
}

async function fromCache({ request }: { request: Request }): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) await keep(cache, request.url, response.clone());
  return response;
}

/** A file's newer form takes the place of the older one. Where there is no room it is fetched each time. */
async function keep(cache: Cache, url: string, response: Response): Promise<void> {
  try {
    await cache.put(url, response);
    for (const other of await cache.keys()) {
      const isOlder = other.url !== url && nameOf(other.url) === nameOf(url);
      if (isOlder) await cache.delete(other);
    }
  } catch {
    // Read all the same.
  }
}

/** A file's name but for its hash. */
function nameOf(url: string): string {
  return new URL(url).pathname.replace(/\.[0-9a-f]{16,}(?=[./])/, '');
}
