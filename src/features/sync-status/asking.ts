import type { SyncSummary } from '../../store/sync-summary';

/** A person's own request for a round. */
export interface Asked {
  at: number;
  /** The next try as it was appointed before. */
  nextTryAt: number | null;
}

export type Outcome = 'not-asked' | 'running' | 'through' | 'failed';

// A request that nobody has taken up by then got lost, as with a page that the browser has frozen.
const LONGEST_MS = 60_000;

/** What became of a request, as the tables tell it. */
export function outcomeOf(
  asked: Asked | null,
  summary: Pick<SyncSummary, 'lastSuccessAt' | 'nextTryAt' | 'syncing' | 'paused'>,
  now: number,
): Outcome {
  if (!asked) return 'not-asked';
  if ((summary.lastSuccessAt ?? 0) >= asked.at) return 'through';
  if (summary.syncing) return 'running';
  const triedAgain = summary.nextTryAt !== null && summary.nextTryAt !== asked.nextTryAt;
  const gaveUp = summary.paused !== null || now - asked.at > LONGEST_MS;
  return triedAgain || gaveUp ? 'failed' : 'running';
}
