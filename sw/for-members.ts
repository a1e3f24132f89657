import type { PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

import { MEMBER_IS_HERE } from '../src/sync/member-is-here';

declare const self: ServiceWorkerGlobalScope;

type File = PrecacheEntry | string;

// A visitor never looks at a chart; a member does, without signal too.
const FOR_MEMBERS = /(^|\/)recharts\.[^/]*js$/;
const CACHE = 'for-members';

const addressOf = (file: File) => (typeof file === 'string' ? file : file.url);

/** Whether a file of the build is for members alone, and stays out of what every visitor's device keeps. */
export function isForMembers(file: File): boolean {
  return FOR_MEMBERS.test(addressOf(file));
}

/** Keeps such files once a page says that a member is here, and answers with them from then on. */
export function keepForMembers(files: readonly File[]): void {
  const addresses = new Set(files.map((file) => new URL(addressOf(file), self.location.href).href));
  registerRoute(({ url }) => addresses.has(url.href), fromKept);
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    const { type } = (event.data ?? {}) as { type?: string };
    // Without signal it fails, and is asked for again with the next page.
    if (type === MEMBER_IS_HERE) event.waitUntil(keep(addresses).catch(() => undefined));
  });
}

async function fromKept({ request }: { request: Request }): Promise<Response> {
  return (await caches.match(request.url, { cacheName: CACHE })) ?? fetch(request);
}

/** Names hold a hash of the content: what is there is right, and what is not asked for is of an older build. */
async function keep(addresses: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll([...addresses].filter((address) => !kept.has(address)));
  for (const url of kept) if (!addresses.has(url)) await cache.delete(url);
}
