import type { DatabaseTransaction } from '../../../store/database';
import { addJob } from '../../../store/jobs';
import { getPhotoFile } from '../../../store/photos';
import type { JobsTable } from '../../../store/tables';
import { photoEvent } from '../states/photo-event';
import { factsOf } from './facts';
import { endProgress, isFirstReading } from './show-progress';

/**
 * What was deleted before it was read has cost nothing. What came back since the job looked is read
 * after all: nobody else would take it up, since its job was open when it came.
 */
export async function writeGone(
  trx: DatabaseTransaction,
  job: JobsTable,
  now: number,
): Promise<void> {
  const { kind, cause, user_id: userId, subject_id: subjectId } = job;
  if ((await factsOf(trx, job)) !== 'gone') {
    await addJob(trx, { kind, userId, subjectId, cause, now });
    return;
  }
  if (!isFirstReading(job)) return endProgress(trx, job, now);
  const event = (await getPhotoFile(trx, userId, subjectId)) ? 'gone' : 'bytes_gone';
  await photoEvent(trx, event, { userId, photoId: subjectId, now });
}
