import { BUILD_HEADER } from '#shared/contract/endpoint';

type Listener = (build: string) => void;

const listeners = new Set<Listener>();

/** The page of a Wi-Fi portal names no build. */
export function noteServerBuild(headers: Headers): void {
  const build = headers.get(BUILD_HEADER);
  if (build === null || build === '') return;
  for (const listener of listeners) listener(build);
}

export function watchServerBuild(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
