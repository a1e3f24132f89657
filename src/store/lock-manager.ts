/** Missing in old browsers and insecure contexts, whatever the types say. */
export function lockManager(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks;
}
