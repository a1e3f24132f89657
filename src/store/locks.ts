/** One tab at a time signs in or out. */
const SESSION_LOCK = 'platelog-session';

/** Missing in old browsers and insecure contexts, whatever the types say. */
export function lockManager(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks;
}

/** One tab at a time: the response to a sign-out deletes the cookie, even that of a session opened meanwhile. */
export async function inSessionLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = lockManager();
  return locks ? locks.request(SESSION_LOCK, work) : work();
}
