import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

import { isForMembers, keepForMembers } from './for-members';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

const CHECKOUT = /^\/checkout\/?(\?|$)/;

// The administrator's area is online-only, and answers of the API are never cached.
// A file opened by its address is shown as it is.
const NOT_THE_SHELL = [/^\/api\//, /^\/admin/, /\.(png|txt|xml)$/, CHECKOUT];

/** Every route of the app opens from the precached shell, with or without signal. */
export function serveShell(): void {
  const files = self.__WB_MANIFEST;
  precacheAndRoute(files.filter((file) => !isForMembers(file)));
  keepForMembers(files.filter(isForMembers));
  cleanupOutdatedCaches();
  registerRoute(new NavigationRoute(checkoutShell, { allowlist: [CHECKOUT] }));
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_THE_SHELL }),
  );
}

/**
 * The checkout's document comes from the server, whose policy for it admits Stripe; the kept shell came
 * with the policy of all others. Without signal it stands in, and says that there is none.
 */
async function checkoutShell({ request }: { request: Request }): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await matchPrecache('/index.html')) ?? Response.error();
  }
}
