/** One tab at a time signs in or out. */
export const SESSION_LOCK = 'platelog-session';

/** Missing in old browsers and insecure contexts, whatever the types say. */
export function lockManager(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks;
}
