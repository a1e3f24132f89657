import { login, logout, register } from '#shared/contract/accounts';

import { isSignedOutHere } from '../src/store/accounts';
import { hasRegistry } from '../src/store/has-registry';
import { endOwedSession } from '../src/sync/end-owed-session';
import { MEMBER_LEFT, WAKE_UP_TAG } from '../src/sync/worker-messages';

interface SyncRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

declare const self: ServiceWorkerGlobalScope & { registration: SyncRegistration };

// They end the old session themselves, and their page may hold the lock of the session.
const END_IT = [login, logout, register].map(({ path }) => path);

/** What was known last; a request of a page cannot wait for the database before it is let pass. */
let isOwed = false;

/** After a sign-out without signal the browser still sends the session's cookie: the session ends first. */
export function settleLogout(): void {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    const isApi = origin === self.location.origin && pathname.startsWith('/api/');
    if (!isApi || END_IT.includes(pathname)) return;
    if (isOwed || request.mode === 'navigate') event.respondWith(afterLogout(request));
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

/** Returns whether nothing is owed any more. */
export async function settle(): Promise<boolean> {
  if (await look()) {
    await endOwedSession();
    await look();
  }
  return !isOwed;
}

async function look(): Promise<boolean> {
  isOwed = (await hasRegistry()) && (await isSignedOutHere());
  return isOwed;
}

/** With every page closed, too, where the browser can. */
async function settleSoon(): Promise<void> {
  if (await settle()) return;
  await self.registration.sync?.register(WAKE_UP_TAG).catch(() => undefined);
}
