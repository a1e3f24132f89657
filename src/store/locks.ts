/** Held while a tab signs in or out. */
const SESSION_LOCK = 'platelog-session';

/** Missing in old browsers and insecure contexts, although the types say otherwise. */
export function lockManager(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks;
}

/** Runs in one tab at a time: the response to a logout deletes the cookie, even of a session that began meanwhile. */
export async function inSessionLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = lockManager();
  return locks ? locks.request(SESSION_LOCK, work) : work();
}
