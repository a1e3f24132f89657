import { askAgainAfter } from '#shared/sync/ask-again';

import type { OutboxEntry } from './database';

export function holdBack(entry: OutboxEntry, now: number): OutboxEntry {
  const tries = (entry.held?.tries ?? 0) + 1;
  const since = entry.held?.since ?? now;
  return {
    ...entry,
    state: 'held',
    held: { tries, since, askAgainAt: now + askAgainAfter(tries) },
  };
}

export function isHeldAt({ state, held }: OutboxEntry, now: number): boolean {
  if (state !== 'held') return false;
  // Held by an older app version, without a time: retry now.
  if (!held) return false;
  // A time further away was set by a clock that has been set back since.
  return held.askAgainAt > now && held.askAgainAt - now <= askAgainAfter(held.tries);
}
