import { login, logout, register } from '#shared/contract/accounts';

import { isSignedOutHere } from '../src/store/accounts';
import { hasRegistry } from '../src/store/has-registry';
import { finishPendingLogout } from '../src/sync/finish-pending-logout';
import { MEMBER_LEFT, WAKE_UP_TAG } from '../src/sync/worker-messages';

interface SyncRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

declare const self: ServiceWorkerGlobalScope & { registration: SyncRegistration };

// These calls end the old session themselves, and their page may hold the session lock.
const END_IT = [login, logout, register].map(({ path }) => path);

/** The last known state, because the decision about a request cannot wait for the database. */
let isPending = false;

/** After an offline logout the browser still has the session's cookie, so the session is ended before any other request. */
export function settleLogout(): void {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    const isApi = origin === self.location.origin && pathname.startsWith('/api/');
    if (!isApi || END_IT.includes(pathname)) return;
    if (isPending || request.mode === 'navigate') event.respondWith(afterLogout(request));
  });
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    const { type } = (event.data ?? {}) as { type?: string };
    if (type === MEMBER_LEFT) event.waitUntil(settleSoon());
  });
  look().catch(() => undefined);
}

async function afterLogout(request: Request): Promise<Response> {
  return (await settle()) ? fetch(request) : Response.error();
}

/** Returns whether no logout is pending anymore. */
export async function settle(): Promise<boolean> {
  if (await look()) {
    await finishPendingLogout();
    await look();
  }
  return !isPending;
}

async function look(): Promise<boolean> {
  isPending = (await hasRegistry()) && (await isSignedOutHere());
  return isPending;
}

/** If it fails, Background Sync tries again, even after all pages were closed. */
async function settleSoon(): Promise<void> {
  if (await settle()) return;
  await self.registration.sync?.register(WAKE_UP_TAG).catch(() => undefined);
}
