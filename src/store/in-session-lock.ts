import { lockManager } from './lock-manager';

const LOCK = 'platelog-session';

/** One tab at a time: the response to a sign-out deletes the cookie, even that of a session opened meanwhile. */
export async function inSessionLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = lockManager();
  return locks ? locks.request(LOCK, work) : work();
}
