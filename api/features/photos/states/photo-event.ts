import type { CreditReason } from '#shared/contract/photo-credits';
import type { Photo } from '#shared/records/photo';
import type { ReadingFailure } from '#shared/records/reading';

import type { DatabaseTransaction } from '../../../store/database';
import { addJob, PHOTO_JOB } from '../../../store/jobs';
import { chargePhoto, refundPhoto } from '../../../store/photo-charges';
import { getPhotoFile, isDuplicate } from '../../../store/photos';
import { findRecord, writeRecord } from '../../../store/records';
import { DUPLICATE_SETTLES_MS } from '../duplicate-work';
import { settleProgress, writeProgress } from './meal-progress';
import { OUTCOMES, PHOTO_TABLE, type Outcome, type PhotoEvent, type Step } from './photo-table';
import { giveBackFailed } from './refund-failure';
import { stateOf, type PhotoRef } from './state-of';

export interface Happening extends PhotoRef {
  now: number;
  /** Whether a provider is set on this server; where a job runs, one is. */
  provider?: boolean;
  /** With `failed`: why. */
  failure?: ReadingFailure;
  /** With `put_off`: when the next try is, in ms. */
  nextAt?: number | null;
}

/**
 * Lets an event happen to a photo, as the table has it: its status, its image, its job and what its meal
 * shows of it change together.
 * @returns whether anything has come of it
 */
export async function photoEvent(
  trx: DatabaseTransaction,
  event: PhotoEvent,
  happening: Happening,
): Promise<boolean> {
  const { userId, photoId } = happening;
  const record = await findRecord(trx, userId, { type: 'photo', id: photoId });
  if (!record?.data) return forGood(trx, event, happening);
  const photo = record.data as unknown as Photo;
  const state = await stateOf(trx, { userId, photoId, photo, event });
  const cell = PHOTO_TABLE[state][event];
  if (!cell) return false;
  if (cell !== 'take') {
    await perform(trx, { step: cell, event, photo }, happening);
    return true;
  }
  if (!(await getPhotoFile(trx, userId, photoId))) return false;
  const step = OUTCOMES[await take(trx, happening)];
  await perform(trx, { step, event, photo }, happening);
  return true;
}

/** Of a photo that is gone for good nothing is kept but its image: its job may have waited for so long. */
async function forGood(
  trx: DatabaseTransaction,
  event: PhotoEvent,
  { userId, photoId, now }: Happening,
): Promise<boolean> {
  if (event !== 'gone' && event !== 'bytes_gone' && event !== 'failed') return false;
  await refundPhoto(trx, { userId, photoId, now }, 'deleted');
  return true;
}

/** Counts a photo's image. A picture that the person has had read before is read for nothing. */
async function take(
  trx: DatabaseTransaction,
  { userId, photoId, now, provider = true }: Happening,
): Promise<Outcome> {
  if (!provider) return 'no_provider';
  const photo = { userId, photoId, now };
  if (await isDuplicate(trx, { ...photo, readBefore: now - DUPLICATE_SETTLES_MS })) {
    await refundPhoto(trx, photo, 'duplicate');
    return 'image_taken';
  }
  return (await chargePhoto(trx, photo, 'brought')) ? 'image_taken' : 'no_image_left';
}

interface Performed {
  step: Step;
  event: PhotoEvent;
  photo: Photo;
}

async function perform(
  trx: DatabaseTransaction,
  { step, event, photo }: Performed,
  happening: Happening,
): Promise<void> {
  const { userId, photoId, now } = happening;
  if (step.image === 'give back') await giveBack(trx, event, happening);
  if (step.job === 'add') {
    await addJob(trx, { kind: PHOTO_JOB, userId, subjectId: photoId, cause: 'photo', now });
  }
  const failure = step.to === 'failed' ? (happening.failure ?? null) : null;
  const { to = photo.status } = step;
  if (to !== photo.status || failure !== (photo.failure ?? null)) {
    const fields = { status: to, failure };
    await writeRecord(trx, userId, { type: 'photo', id: photoId, fields, now });
  }
  await show(trx, { ...happening, mealId: photo.mealId }, { progress: step.progress, failure });
}

/** Has the photo's meal show how far it is. */
async function show(
  trx: DatabaseTransaction,
  { nextAt = null, ...ref }: Happening & { mealId: string },
  { progress: state, failure }: { progress: Step['progress']; failure: ReadingFailure | null },
): Promise<void> {
  if (state === undefined) return;
  if (state === null) await settleProgress(trx, ref);
  else await writeProgress(trx, ref, { state, cause: 'photo', failure, nextAt });
}

const WHY: Partial<Record<PhotoEvent, CreditReason>> = {
  gone: 'deleted',
  dropped: 'deleted',
  expired: 'expired',
  bytes_gone: 'expired',
};

async function giveBack(
  trx: DatabaseTransaction,
  event: PhotoEvent,
  { userId, photoId, now, failure = 'provider_error' }: Happening,
): Promise<void> {
  const photo = { userId, photoId, now };
  const why = WHY[event];
  if (why) await refundPhoto(trx, photo, why);
  else await giveBackFailed(trx, photo, failure);
}
