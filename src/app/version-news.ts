import { useSyncExternalStore } from 'react';

/**
 * ready: a newer version waits on this device. elsewhere: another page has taken it already.
 * too-old: the server does not take what this version sends.
 */
export type VersionNews = 'ready' | 'elsewhere' | 'too-old';

const listeners = new Set<() => void>();
const heard = new Set<VersionNews>();

/** Notes what is new about the version of the app. */
export function hearOfVersion(news: VersionNews): void {
  heard.add(news);
  tell();
}

/** Takes it back: it is so no more. */
export function forgetOfVersion(news: VersionNews): void {
  if (heard.delete(news)) tell();
}

/** The one thing to be said of it; null where there is nothing. */
export function useVersionNews(): VersionNews | null {
  return useSyncExternalStore(watch, most, () => null);
}

function most(): VersionNews | null {
  return (['too-old', 'elsewhere', 'ready'] as const).find((news) => heard.has(news)) ?? null;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
