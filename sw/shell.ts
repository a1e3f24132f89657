import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

// Their documents come from the server: the checkout's under a policy of its own, which admits Stripe;
// the administrator's area is online-only.
const FROM_SERVER = [/^\/checkout\/?(\?|$)/, /^\/admin(-login)?\/?(\?|$)/];

// Answers of the API are never cached. A file opened by its address is shown as it is.
const NOT_THE_SHELL = [/^\/api\//, /\.(png|txt|xml)$/, ...FROM_SERVER];

/** Every route of the app opens from the precached shell, with or without signal. */
export function serveShell(): void {
  precacheAndRoute(self.__WB_MANIFEST);
  cleanupOutdatedCaches();
  registerRoute(new NavigationRoute(serverFirst, { allowlist: FROM_SERVER }));
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_THE_SHELL }),
  );
}

/** Without signal the kept shell stands in, whose page says that there is none. */
async function serverFirst({ request }: { request: Request }): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await matchPrecache('/index.html')) ?? Response.error();
  }
}
