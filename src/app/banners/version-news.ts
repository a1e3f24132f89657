import { useSyncExternalStore } from 'react';

/** elsewhere: another page has taken the newer version. too-old: the server rejects what this version sends. */
export type VersionNews = 'ready' | 'elsewhere' | 'too-old';

const listeners = new Set<() => void>();
const current = new Set<VersionNews>();

export function addVersionNews(news: VersionNews): void {
  current.add(news);
  notify();
}

export function removeVersionNews(news: VersionNews): void {
  if (current.delete(news)) notify();
}

/** Only the most important one. */
export function useVersionNews(): VersionNews | null {
  return useSyncExternalStore(subscribe, mostImportant, () => null);
}

function mostImportant(): VersionNews | null {
  return (['too-old', 'elsewhere', 'ready'] as const).find((news) => current.has(news)) ?? null;
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
