import type { Outcome } from '../store/jobs';
import type { JobsTable } from '../store/tables';
import { GiveUp, PutOff } from './work';

/** Counted attempts of a job, unless its kind has another number; after the last one it has failed. */
export const TRIES = 4;
const FIRST_DELAY_MS = 5_000;
const DELAY_GROWS = 4;
/** The longest time for which work can be postponed in total. */
const PUT_OFF_MOST_MS = 48 * 3600 * 1000;
/** The longer a job has waited, the less often it is tried: after this share of its wait, up to an hour. */
const SHARE_OF_WAIT = 0.1;
const HOUR_MS = 3600 * 1000;

/**
 * What follows from a failed attempt: the time of the next one, or failure. Postponing always ends: when the job has
 * waited for the longest time, there is one last attempt.
 */
export function nextTry(
  job: JobsTable,
  error: unknown,
  { now, tries = TRIES }: { now: number; tries?: number },
): Outcome {
  const { attempts, due_since } = job;
  const end = due_since + PUT_OFF_MOST_MS;
  if (error instanceof PutOff) {
    if (now >= end) return { state: 'failed' };
    // If the clock was set back, jobs are due in what is now the future.
    const latest = Math.min(end, now + PUT_OFF_MOST_MS);
    const earliest = now + Math.min(HOUR_MS, SHARE_OF_WAIT * Math.max(0, now - due_since));
    const run_at = Math.round(Math.min(Math.max(error.until, earliest), latest));
    return { state: 'queued', run_at, attempts: attempts - 1 };
  }
  if (error instanceof GiveUp || attempts >= tries) return { state: 'failed' };
  const delay = Math.min(HOUR_MS, FIRST_DELAY_MS * DELAY_GROWS ** (attempts - 1));
  return { state: 'queued', run_at: now + delay };
}
