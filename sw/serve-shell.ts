import {
  cleanupOutdatedCaches,
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

import { isPage } from '#shared/contract/pages';

import { KEEP_SHELL, MEMBER_IS_HERE } from '../src/sync/worker-messages';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

// From the server: the checkout has its own policy, which allows Stripe, and the admin area is online-only.
const FROM_SERVER = [/^\/checkout\/?(\?|$)/, /^\/admin(-login)?\/?(\?|$)/];

// API responses are never cached. A file opened by its address is shown as it is.
const NOT_THE_SHELL = [/^\/api\//, /\.(png|txt|xml)$/, ...FROM_SERVER];

const precached = new PrecacheController();

const rank = (file: PrecacheEntry | string) =>
  typeof file !== 'string' && file.revision === null ? 0 : 1;

/** Every route of the app opens from the precached shell, online or offline. */
export function serveShell(): void {
  const files = self.__WB_MANIFEST;
  // Files with a hash in their name first: if the server has another build, the
  // first of them fails, and no document is cached without its files.
  const byName = files
    .filter((file) => !isForMembers(file))
    .sort((one, other) => rank(one) - rank(other));
  precached.precache(byName);
  registerRoute(new PrecacheRoute(precached));
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    const { type } = (event.data ?? {}) as { type?: string };
    // Offline this fails; the next start asks again.
    if (type === KEEP_SHELL) event.waitUntil(refill(precached).catch(() => undefined));
  });
  cacheMemberFiles(files.filter(isForMembers));
  cleanupOutdatedCaches();
  registerRoute(new NavigationRoute(serverFirst, { allowlist: FROM_SERVER }));
  registerRoute(new NavigationRoute(shell, { denylist: NOT_THE_SHELL }));
}

/** With the status that the server would send. */
async function shell({ request, url }: { request: Request; url: URL }): Promise<Response> {
  const kept = (await precached.matchPrecache('/index.html')) ?? (await fetch(request));
  return isPage(url.pathname) ? kept : new Response(kept.body, { ...headOf(kept), status: 404 });
}

function headOf({ headers }: Response): ResponseInit {
  return { headers, statusText: 'Not Found' };
}

/** Offline, the cached shell says that there is no connection. */
async function serverFirst({ request }: { request: Request }): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await precached.matchPrecache('/index.html')) ?? Response.error();
  }
}

/** Browsers may clear the caches but keep the worker, which then starts nothing offline. Skips files it has. */
async function refill(precached: PrecacheController): Promise<void> {
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

type File = PrecacheEntry | string;

// Only members look at charts, also offline.
const FOR_MEMBERS = /(^|\/)recharts\.[^/]*js$/;
const CACHE = 'for-members';

const addressOf = (file: File) => (typeof file === 'string' ? file : file.url);

/** Stays out of the precache, which every visitor's device stores. */
function isForMembers(file: File): boolean {
  return FOR_MEMBERS.test(addressOf(file));
}

/** Caches these files once a page reports that a member is here. */
function cacheMemberFiles(files: readonly File[]): void {
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
