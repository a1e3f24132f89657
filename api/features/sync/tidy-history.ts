import type { Database } from '../../store/database';
import { blankOldDeletions, purgeOldDeletions } from '../../store/deletions';
import { forgetOldOperations } from '../../store/operations';

const DAY_MS = 24 * 3600 * 1000;
/** A deletion can be undone for this long; then what was deleted is gone from the server. */
const UNDO_MS = 30 * DAY_MS;
/** The fact of a deletion and the answer to an operation are kept for any device that has been away. */
const AWAY_MS = 400 * DAY_MS;
/** What an operation held is of use for questions only, and for no longer than this. */
const PAYLOAD_MS = 90 * DAY_MS;

/** Deletes what is kept only for a while. A device that was away longer loads everything again. */
export async function tidyHistory({ db, now }: { db: Database; now: () => number }): Promise<void> {
  const time = now();
  await blankOldDeletions(db, time - UNDO_MS);
  await purgeOldDeletions(db, time - AWAY_MS);
  await forgetOldOperations(db, { payloadsBefore: time - PAYLOAD_MS, rowsBefore: time - AWAY_MS });
}
