import { registerRoute } from 'workbox-routing';

const READER = /^\/assets\/reader-/;
const CACHE = 'readers';

/** Fetched at first use, then cached. Names contain a content hash, so a cached file is never fetched again. */
export function cacheReaders(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && READER.test(url.pathname), fromCache);
}

async function fromCache({ request }: { request: Request }): Promise<Response> {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request.url);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.status === 200) await replaceOlder(cache, request.url, response.clone());
  return response;
}

/** Replaces the older version of a file. If there is no room, the file is fetched each time. */
async function replaceOlder(cache: Cache, url: string, response: Response): Promise<void> {
  try {
    await cache.put(url, response);
    for (const other of await cache.keys()) {
      const isOlder = other.url !== url && nameOf(other.url) === nameOf(url);
      if (isOlder) await cache.delete(other);
    }
  } catch {
    // The response is used anyway.
  }
}

/** The file's path without its hash. */
function nameOf(url: string): string {
  return new URL(url).pathname.replace(/\.[0-9a-f]{12,}(?=[./])/, '');
}
