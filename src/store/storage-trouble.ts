/**
 * stale: a newer page has changed the database, this one has to be loaded anew.
 * blocked: another page of an older version keeps this one from its database.
 * stuck: the browser's storage does not answer, twice.
 */
export type StorageTrouble = 'stale' | 'blocked' | 'stuck';

type Listener = (trouble: StorageTrouble) => void;

const listeners = new Set<Listener>();
let last: StorageTrouble | null = null;

export function reportTrouble(trouble: StorageTrouble): void {
  last = trouble;
  for (const listener of listeners) listener(trouble);
}

/** Calls back with the trouble that there is, and with any that comes. Returns the way to stop. */
export function watchTrouble(listener: Listener): () => void {
  listeners.add(listener);
  if (last) listener(last);
  return () => listeners.delete(listener);
}
