import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

// The administrator's area is online-only, and answers of the API are never cached.
// A file opened by its address is shown as it is.
const NOT_THE_SHELL = [/^\/api\//, /^\/admin/, /\.(png|txt|xml)$/];

/** Every route of the app opens from the precached shell, with or without signal. */
export function serveShell(): void {
  precacheAndRoute(self.__WB_MANIFEST);
  cleanupOutdatedCaches();
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_THE_SHELL }),
  );
}
