/**
 * stale: a newer page has upgraded the database, so this page must be reloaded.
 * blocked: a page of an older version blocks the database.
 * stuck: the browser's storage did not respond twice.
 */
export type StorageTrouble = 'stale' | 'blocked' | 'stuck';

type Listener = (trouble: StorageTrouble | null) => void;

const listeners = new Set<Listener>();
let last: StorageTrouble | null = null;

export function reportTrouble(trouble: StorageTrouble): void {
  say(trouble);
}

/** Trouble may end by itself; then the page must stop reporting it. */
export function endTrouble(trouble: Exclude<StorageTrouble, 'stale'>): void {
  if (last === trouble) say(null);
}

function say(trouble: StorageTrouble | null): void {
  last = trouble;
  for (const listener of listeners) listener(trouble);
}

/** Also calls back at once if there is trouble already; with null once it has ended. */
export function watchTrouble(listener: Listener): () => void {
  listeners.add(listener);
  if (last) listener(last);
  return () => listeners.delete(listener);
}
