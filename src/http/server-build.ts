import { BUILD_HEADER } from '#shared/contract/endpoint';

type Listener = (build: string) => void;

const listeners = new Set<Listener>();

/** Notes which build gave an answer; a portal's page names none. */
export function noteServerBuild(headers: Headers): void {
  const build = headers.get(BUILD_HEADER);
  if (build === null || build === '') return;
  for (const listener of listeners) listener(build);
}

/** Calls back with the build that each answer names. Returns the way to stop. */
export function watchServerBuild(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
