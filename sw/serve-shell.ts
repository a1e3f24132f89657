import { cleanupOutdatedCaches, type PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

import { hasMicrophone, isPage } from '#shared/contract/pages';

import { MEMBER_IS_HERE } from '../src/sync/worker-messages';
import { addressOf, type File, precache } from './precache';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: File[] };

// Always from the server: the checkout has its own policy, which allows Stripe, and the admin area is online-only.
const FROM_SERVER = [/^\/checkout\/?(\?|$)/, /^\/admin(-login)?\/?(\?|$)/];

// API responses are never cached. A file opened by its address is shown itself, not the app.
const NOT_THE_SHELL = [/^\/api\//, /\.(png|txt|xml)$/, ...FROM_SERVER];

const POLICY = 'Permissions-Policy';

/** Every route of the app opens from the precached shell, online or offline. */
export function serveShell(): void {
  const files = self.__WB_MANIFEST;
  const precached = precache(files.filter((file) => !isForMembers(file)));
  // Not for '/', because pages need their own headers.
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

/** The headers that the server sends for pages without the microphone. */
function withoutMicrophone(kept: Headers): Headers {
  const headers = new Headers(kept);
  const policy = headers.get(POLICY);
  if (policy !== null) headers.set(POLICY, policy.replace('microphone=(self)', 'microphone=()'));
  return headers;
}

/** Offline, the cached shell opens and shows that there is no connection. */
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

// Only signed-in users see charts, also offline.
const FOR_MEMBERS = /(^|\/)recharts\.[^/]*js$/;
const CACHE = 'for-members';

/** These files are not precached, because every visitor's device stores the precache. */
function isForMembers(file: File): boolean {
  return FOR_MEMBERS.test(addressOf(file));
}

/** Caches these files once a page reports that a user is signed in. */
function cacheMemberFiles(files: readonly File[]): void {
  const addresses = new Set(files.map((file) => new URL(addressOf(file), self.location.href).href));
  registerRoute(({ url }) => addresses.has(url.href), fromCache);
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    const { type } = (event.data ?? {}) as { type?: string };
    // If this fails because the device is offline, the next page asks again.
    if (type === MEMBER_IS_HERE) event.waitUntil(fillCache(addresses).catch(() => undefined));
  });
}

async function fromCache({ request }: { request: Request }): Promise<Response> {
  return (await caches.match(request.url, { cacheName: CACHE })) ?? fetch(request);
}

/** Names contain a content hash, so a cached file is always current, and a file that is not listed is from an older build. */
async function fillCache(addresses: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE);
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll([...addresses].filter((address) => !cached.has(address)));
  for (const url of cached) if (!addresses.has(url)) await cache.delete(url);
}
