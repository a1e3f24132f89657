import type { SyncSummary } from '../../../store/sync-summary';

const LONG_MS = 10 * 60_000;

/** Entries wait although nothing is known that keeps them: something is wrong, and is said. */
export function waitsTooLong(
  { paused, oldestAt }: Pick<SyncSummary, 'paused' | 'oldestAt'>,
  { now, online }: { now: number; online: boolean },
): boolean {
  return online && paused === null && oldestAt !== null && now - oldestAt > LONG_MS;
}
