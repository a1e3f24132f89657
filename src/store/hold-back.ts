import { askAgainAfter } from '#shared/sync/ask-again';

import type { OutboxEntry } from './database';

/** An entry that this server could not take, with the time at which it is asked again. */
export function holdBack(entry: OutboxEntry, now: number): OutboxEntry {
  const tries = (entry.held?.tries ?? 0) + 1;
  const since = entry.held?.since ?? now;
  return {
    ...entry,
    state: 'held',
    held: { tries, since, askAgainAt: now + askAgainAfter(tries) },
  };
}

/** Whether an entry is held, and not to be asked yet. */
export function isHeldAt({ state, held }: OutboxEntry, now: number): boolean {
  if (state !== 'held') return false;
  // One that an older app has held has no time: it is asked now.
  if (!held) return false;
  // A time that is further away was appointed by a clock that has been set back since.
  return held.askAgainAt > now && held.askAgainAt - now <= askAgainAfter(held.tries);
}
