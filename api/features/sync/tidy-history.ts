import type { Database } from '../../store/database';
import { blankOldDeletions, purgeOldDeletions } from '../../store/deletions';
import { forgetOldOperations } from '../../store/operations';

const DAY_MS = 24 * 3600 * 1000;
/** A deletion can be undone for this long; then the record's data is removed from the server. */
const UNDO_MS = 30 * DAY_MS;
/** Tombstones and receipts are kept this long for devices that have been away. */
const AWAY_MS = 400 * DAY_MS;
/** Patches in receipts are only for support questions, and are removed after this time. */
const PAYLOAD_MS = 90 * DAY_MS;

/** Removes old data of deleted records, tombstones and receipts. A device that was away longer does a full reload. */
export async function tidyHistory({ db, now }: { db: Database; now: () => number }): Promise<void> {
  const time = now();
  await blankOldDeletions(db, time - UNDO_MS);
  await purgeOldDeletions(db, time - AWAY_MS);
  await forgetOldOperations(db, { payloadsBefore: time - PAYLOAD_MS, rowsBefore: time - AWAY_MS });
}
