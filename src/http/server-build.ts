import { BUILD_HEADER } from '#shared/contract/endpoint';

type Listener = (build: string) => void;

const listeners = new Set<Listener>();

/** Does nothing without the header, as in a response of a Wi-Fi portal. */
export function noteServerBuild(headers: Headers): void {
  const build = headers.get(BUILD_HEADER);
  if (build === null || build === '') return;
  for (const listener of listeners) listener(build);
}

export function watchServerBuild(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
