import { lockManager, SESSION_LOCK } from './locks';

/** One tab at a time: the response to a sign-out deletes the cookie, even that of a session opened meanwhile. */
export async function inSessionLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = lockManager();
  return locks ? locks.request(SESSION_LOCK, work) : work();
}
