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

/** Whether a job is the first reading of a photo: of that the table of states has every step. */
export const isFirstReading = ({ kind, cause }: Reported) =>
  kind === PHOTO_JOB && cause === 'photo';

/**
 * Lets every device see how far a later reading of a photo is, or one of words. Words that are read anew
 * by themselves say nothing: the meal has its figures from the device meanwhile.
 */
export async function showProgress(
  trx: DatabaseTransaction,
  job: Reported,
  { state, failure = null, nextAt = null, now }: Step,
): Promise<void> {
  const { user_id: userId, cause, kind, subject_id: subjectId } = job;
  if (kind !== PHOTO_JOB && cause === 'words') {
    // The meal may show a wish that was there before.
    if (state === 'failed') await endProgress(trx, job, now);
    return;
  }
  const mealId = await mealOf(trx, job);
  if (mealId === undefined) return;
  const photoId = kind === PHOTO_JOB ? subjectId : null;
  const progress: Progress = { state, cause, failure, nextAt };
  await writeProgress(trx, { userId, mealId, photoId, now }, progress);
}

/** Takes back what a meal shows of a job that has ended without a word. */
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
