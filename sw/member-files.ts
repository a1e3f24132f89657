import type { PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

import { MEMBER_IS_HERE } from '../src/sync/worker-messages';

declare const self: ServiceWorkerGlobalScope;

type File = PrecacheEntry | string;

// Only members look at charts, also offline.
const FOR_MEMBERS = /(^|\/)recharts\.[^/]*js$/;
const CACHE = 'for-members';

const addressOf = (file: File) => (typeof file === 'string' ? file : file.url);

/** Stays out of the precache, which every visitor's device stores. */
export function isForMembers(file: File): boolean {
  return FOR_MEMBERS.test(addressOf(file));
}

/** Caches these files once a page reports that a member is here. */
export function cacheMemberFiles(files: readonly File[]): void {
  const addresses = new Set(files.map((file) => new URL(addressOf(file), self.location.href).href));
  registerRoute(({ url }) => addresses.has(url.href), fromCache);
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    const { type } = (event.data ?? {}) as { type?: string };
    // Offline this fails; the next page asks again.
    if (type === MEMBER_IS_HERE) event.waitUntil(fillCache(addresses).catch(() => undefined));
  });
}

async function fromCache({ request }: { request: Request }): Promise<Response> {
  return (await caches.match(request.url, { cacheName: CACHE })) ?? fetch(request);
}

/** Names contain a hash of the content: a cached file is current, and one not listed is of an older build. */
async function fillCache(addresses: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE);
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll([...addresses].filter((address) => !cached.has(address)));
  for (const url of cached) if (!addresses.has(url)) await cache.delete(url);
}
