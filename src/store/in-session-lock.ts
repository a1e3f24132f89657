import { lockManager } from './lock-manager';

const LOCK = 'platelog-session';

/**
 * Lets one tab at a time open or end a session, where the browser can tell: the answer to an end takes the
 * cookie away, and would take that of a session which is opened meanwhile.
 */
export async function inSessionLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = lockManager();
  return locks ? locks.request(LOCK, work) : work();
}
