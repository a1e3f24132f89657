import type { Progress, ReadingFailure } from '#shared/records/reading';

import type { DatabaseTransaction } from '../../../store/database';
import { PHOTO_JOB } from '../../../store/jobs';
import { findRecord } from '../../../store/records';
import type { JobsTable } from '../../../store/tables';
import { settleProgress, writeProgress } from '../states/meal-progress';

export type Reported = Pick<JobsTable, 'kind' | 'user_id' | 'subject_id' | 'cause'>;

export interface Step {
  state: Progress['state'];
  failure?: ReadingFailure | null;
  nextAt?: number | null;
  now: number;
}

/** The photo table has every step of a first reading. */
export const isFirstReading = ({ kind, cause }: Reported) =>
  kind === PHOTO_JOB && cause === 'photo';

/**
 * Later analyses show on every device. Changed words show nothing, because the meal has the device's estimate
 * meanwhile.
 */
export async function showProgress(
  trx: DatabaseTransaction,
  job: Reported,
  { state, failure = null, nextAt = null, now }: Step,
): Promise<void> {
  const { user_id: userId, cause, kind, subject_id: subjectId } = job;
  if (kind !== PHOTO_JOB && cause === 'words') {
    // An earlier request may still be shown.
    if (state === 'failed') await endProgress(trx, job, now);
    return;
  }
  const mealId = await mealOf(trx, job);
  if (mealId === undefined) return;
  const photoId = kind === PHOTO_JOB ? subjectId : null;
  const progress: Progress = { state, cause, failure, nextAt };
  await writeProgress(trx, { userId, mealId, photoId, now }, progress);
}

export async function endProgress(
  trx: DatabaseTransaction,
  job: Reported,
  now: number,
): Promise<void> {
  const mealId = await mealOf(trx, job);
  if (mealId !== undefined) await settleProgress(trx, { userId: job.user_id, mealId, now });
}

async function mealOf(trx: DatabaseTransaction, job: Reported): Promise<string | undefined> {
  const { kind, user_id: userId, subject_id: id } = job;
  if (kind !== PHOTO_JOB) return id;
  const photo = await findRecord(trx, userId, { type: 'photo', id });
  const mealId = photo?.data?.['mealId'];
  return typeof mealId === 'string' ? mealId : undefined;
}
