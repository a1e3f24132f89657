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
  failure?: ReadingFailure;
  nextAt?: number;
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
  { state, failure, nextAt, now }: Step,
): Promise<void> {
  const { user_id: userId, subject_id: id, cause, kind } = job;
  if (kind !== PHOTO_JOB && cause === 'words') return;
  const photo =
    kind === PHOTO_JOB ? await findRecord(trx, userId, { type: 'photo', id }) : undefined;
  if (photo?.data && cause === 'photo') {
    const fields = { status: STATUS[state], failure: failure ?? null };
    await writeRecord(trx, userId, { type: 'photo', id, fields, now });
  }
  const mealId = photo ? (photo.data as Partial<Photo> | null)?.mealId : id;
  const progress: Progress = { state, cause, failure: failure ?? null, nextAt: nextAt ?? null };
  await writeMeal(trx, userId, { mealId, fields: { progress }, now });
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
