import { useSyncExternalStore } from 'react';

/** elsewhere: another page has taken the newer version. too-old: the server rejects what this version sends. */
export type VersionNews = 'ready' | 'elsewhere' | 'too-old';

const listeners = new Set<() => void>();
const heard = new Set<VersionNews>();

export function hearOfVersion(news: VersionNews): void {
  heard.add(news);
  tell();
}

export function forgetOfVersion(news: VersionNews): void {
  if (heard.delete(news)) tell();
}

/** Only the most important one. */
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
