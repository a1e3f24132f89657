import type { ReadingFailure } from '#shared/records/reading';

import type { DatabaseTransaction } from '../../../store/database';
import type { JobsTable } from '../../../store/tables';
import { photoEvent } from '../states/photo-event';
import { isFirstReading, showProgress } from './show-progress';

/** Writes that a reading has come to nothing. */
export async function writeFailure(
  trx: DatabaseTransaction,
  job: JobsTable,
  { failure, now }: { failure: ReadingFailure; now: number },
): Promise<void> {
  const { user_id: userId, subject_id: photoId } = job;
  if (isFirstReading(job)) await photoEvent(trx, 'failed', { userId, photoId, failure, now });
  else await showProgress(trx, job, { state: 'failed', failure, now });
}
