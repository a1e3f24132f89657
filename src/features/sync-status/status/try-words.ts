import type { SyncSummary } from '../../../store/sync-summary';
import { clockWords } from '../../../ui/words/moment';

const MOMENT_MS = 60_000;

/** What became of the last try where it did not get through; null where it did. */
export function tryWords(
  {
    nextTryAt,
    syncing,
    paused,
    noRoom,
  }: Pick<SyncSummary, 'nextTryAt' | 'syncing' | 'paused' | 'noRoom'>,
  { now, online }: { now: number; online: boolean },
): string | null {
  if (paused !== null) return null;
  if (!online) return 'There is no signal. Sync goes on by itself as soon as there is some.';
  if (nextTryAt === null || syncing) return null;
  if (noRoom) {
    return `The server has no room for more right now. Your entries stay on this device. ${nextWords(nextTryAt, now)}`;
  }
  return `The last try did not get through. ${nextWords(nextTryAt, now)}`;
}

function nextWords(nextTryAt: number, now: number): string {
  if (nextTryAt - now < MOMENT_MS) return 'The next try is in a moment.';
  return `The next try is at ${clockWords(nextTryAt)}.`;
}
