import { requeueJob } from '../../../store/admin/job-figures';
import type { DatabaseTransaction } from '../../../store/database';
import type { JobsTable } from '../../../store/tables';
import { photoEvent } from '../states/photo-event';
import { isFirstReading, showProgress } from './show-progress';

interface Retried {
  now: number;
  /** Whether an AI provider is set up. */
  hasProvider: boolean;
}

/** Queues an analysis that was given up, as its owner can do. @returns whether it waits now */
export async function retryReading(
  trx: DatabaseTransaction,
  job: JobsTable,
  { now, hasProvider }: Retried,
): Promise<boolean> {
  const { id, user_id: userId, subject_id: photoId } = job;
  if (isFirstReading(job)) {
    return photoEvent(trx, 'asked', { userId, photoId, now, hasProvider });
  }
  await requeueJob(trx, id, now);
  await showProgress(trx, job, { state: 'queued', now });
  return true;
}
