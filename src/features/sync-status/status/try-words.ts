import type { SyncSummary } from '../../../store/sync-summary';
import { clockWords } from '../../../ui/words/moment';

const MOMENT_MS = 60_000;

/** What became of the last try where it did not get through; null where it did. */
export function tryWords(
  { nextTryAt, syncing, paused }: Pick<SyncSummary, 'nextTryAt' | 'syncing' | 'paused'>,
  { now, online }: { now: number; online: boolean },
): string | null {
  if (paused !== null) return null;
  if (!online) return 'There is no signal. Sync goes on by itself as soon as there is some.';
  if (nextTryAt === null || syncing) return null;
  return `The last try did not get through. ${nextWords(nextTryAt, now)}`;
}

function nextWords(nextTryAt: number, now: number): string {
  if (nextTryAt - now < MOMENT_MS) return 'The next one is made in a moment.';
  return `The next one is made at ${clockWords(nextTryAt)}.`;
}
