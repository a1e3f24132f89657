import { cleanupOutdatedCaches, type PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

import { hasMicrophone, isPage } from '#shared/contract/pages';

import { MEMBER_IS_HERE } from '../src/sync/worker-messages';
import { addressOf, type File, precache } from './precache';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: File[] };

// From the server: the checkout has its own policy, which allows Stripe, and the admin area is online-only.
const FROM_SERVER = [/^\/checkout\/?(\?|$)/, /^\/admin(-login)?\/?(\?|$)/];

// API responses are never cached. A file opened by its address is shown as it is.
const NOT_THE_SHELL = [/^\/api\//, /\.(png|txt|xml)$/, ...FROM_SERVER];

const POLICY = 'Permissions-Policy';

/** Every route of the app opens from the precached shell, online or offline. */
export function serveShell(): void {
  const files = self.__WB_MANIFEST;
  const precached = precache(files.filter((file) => !isForMembers(file)));
  // Not for '/': as a page, it has headers of its own.
  registerRoute(new PrecacheRoute(precached, { directoryIndex: '' }));
  cacheMemberFiles(files.filter(isForMembers));
  cleanupOutdatedCaches();
  registerRoute(new NavigationRoute(serverFirst(precached), { allowlist: FROM_SERVER }));
  registerRoute(new NavigationRoute(shell(precached), { denylist: NOT_THE_SHELL }));
}

type Handler = ConstructorParameters<typeof NavigationRoute>[0];

/** With the status that the server would send. */
function shell(precached: PrecacheController): Handler {
  return async ({ request, url: { pathname } }) => {
    const kept = (await precached.matchPrecache('/index.html')) ?? (await fetch(request));
    if (hasMicrophone(pathname)) return kept;
    const headers = withoutMicrophone(kept.headers);
    if (isPage(pathname)) return new Response(kept.body, { headers });
    return new Response(kept.body, { headers, status: 404, statusText: 'Not Found' });
  };
}

/** As the server answers there. */
function withoutMicrophone(kept: Headers): Headers {
  const headers = new Headers(kept);
  const policy = headers.get(POLICY);
  if (policy !== null) headers.set(POLICY, policy.replace('microphone=(self)', 'microphone=()'));
  return headers;
}

/** Offline, the cached shell says that there is no connection. */
function serverFirst(precached: PrecacheController): Handler {
  return async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      const kept = await precached.matchPrecache('/index.html');
      if (!kept) return Response.error();
      return new Response(kept.body, { headers: withoutMicrophone(kept.headers) });
    }
  };
}

// Only members look at charts, also offline.
const FOR_MEMBERS = /(^|\/)recharts\.[^/]*js$/;
const CACHE = 'for-members';

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
