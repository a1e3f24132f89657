/**
 * stale: a newer page has changed the database, this one must be reloaded.
 * blocked: a page of an older version blocks the database.
 * stuck: the browser's storage did not respond twice.
 */
export type StorageTrouble = 'stale' | 'blocked' | 'stuck';

type Listener = (trouble: StorageTrouble) => void;

const listeners = new Set<Listener>();
let last: StorageTrouble | null = null;

export function reportTrouble(trouble: StorageTrouble): void {
  last = trouble;
  for (const listener of listeners) listener(trouble);
}

/** Also calls back at once if there is trouble already. */
export function watchTrouble(listener: Listener): () => void {
  listeners.add(listener);
  if (last) listener(last);
  return () => listeners.delete(listener);
}
