import type { Meal } from '#shared/records/meal';
import type { Photo } from '#shared/records/photo';
import type { Progress, ReadingFailure } from '#shared/records/reading';

import type { DatabaseTransaction } from '../../../store/database';
import { PHOTO_JOB } from '../../../store/jobs';
import { findRecord, writeRecord } from '../../../store/records';
import type { JobsTable } from '../../../store/tables';

type Reported = Pick<JobsTable, 'kind' | 'user_id' | 'subject_id' | 'cause'>;

export interface Step {
  state: Progress['state'];
  failure?: ReadingFailure | null;
  nextAt?: number | null;
  now: number;
}

// What a photo's own status says of the same step of its first reading.
const STATUS = {
  queued: 'queued',
  reading: 'analysing',
  waiting: 'queued',
  failed: 'failed',
} as const;

/**
 * Lets every device see how far a reading is: on the meal, and for its first reading on the photo. Words
 * that are read anew by themselves say nothing: the meal has its figures from the device meanwhile.
 */
export async function showProgress(
  trx: DatabaseTransaction,
  job: Reported,
  { state, failure = null, nextAt = null, now }: Step,
): Promise<void> {
  const { user_id: userId, cause, kind } = job;
  if (kind !== PHOTO_JOB && cause === 'words') return;
  if (kind === PHOTO_JOB && cause === 'photo') {
    const fields = { status: STATUS[state], failure };
    await writeRecord(trx, userId, { type: 'photo', id: job.subject_id, fields, now });
  }
  const progress: Progress = { state, cause, failure, nextAt };
  await writeMeal(trx, userId, { mealId: await mealOf(trx, job), fields: { progress }, now });
}

async function mealOf(trx: DatabaseTransaction, job: Reported): Promise<string | undefined> {
  const { kind, user_id: userId, subject_id: id } = job;
  if (kind !== PHOTO_JOB) return id;
  const photo = await findRecord(trx, userId, { type: 'photo', id });
  return (photo?.data as Partial<Photo> | null | undefined)?.mealId;
}

/** Writes fields of a meal that is there and alive; the server makes none, and wakes none up. */
export async function writeMeal(
  trx: DatabaseTransaction,
  userId: string,
  { mealId, fields, now }: { mealId: string | undefined; fields: Partial<Meal>; now: number },
): Promise<void> {
  if (mealId === undefined) return;
  const meal = await findRecord(trx, userId, { type: 'meal', id: mealId });
  if (!meal?.data || meal.deleted) return;
  await writeRecord(trx, userId, { type: 'meal', id: mealId, fields, now });
}
