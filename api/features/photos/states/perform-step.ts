import type { CreditReason } from '#shared/contract/photo-credits';
import type { Photo } from '#shared/records/photo';
import type { ReadingFailure } from '#shared/records/reading';

import type { DatabaseTransaction } from '../../../store/database';
import { addJob, PHOTO_JOB } from '../../../store/jobs';
import { chargePhoto, refundPhoto } from '../../../store/photo-charges';
import { isDuplicate } from '../../../store/photos';
import { writeRecord } from '../../../store/records';
import { settleProgress, writeProgress } from './meal-progress';
import type { Outcome, PhotoEvent, Step } from './photo-table';
import { giveBackFailed } from './photo-charge';
import type { PhotoRef } from './state-of';

export interface Happening extends PhotoRef {
  now: number;
  /** Whether an AI provider is set up; always where a job runs. */
  provider?: boolean;
  failure?: ReadingFailure;
  /** With `put_off`: the next try, in ms. */
  nextAt?: number | null;
}

interface Taken {
  outcome: Outcome;
  gaveBack: boolean;
}

/** A picture that was read before is free. */
export async function takeImage(
  trx: DatabaseTransaction,
  { userId, photoId, now, provider = true }: Happening,
): Promise<Taken> {
  if (!provider) return { outcome: 'no_provider', gaveBack: false };
  const photo = { userId, photoId, now };
  if (await isDuplicate(trx, photo)) {
    return { outcome: 'image_taken', gaveBack: await refundPhoto(trx, photo, 'duplicate') };
  }
  const isTaken = await chargePhoto(trx, photo, 'brought');
  return { outcome: isTaken ? 'image_taken' : 'no_image_left', gaveBack: false };
}

interface Performed {
  step: Step;
  event: PhotoEvent;
  photo: Photo;
}

/** Does what the table says: image, job, status and progress. @returns whether an image was refunded */
export async function performStep(
  trx: DatabaseTransaction,
  { step, event, photo }: Performed,
  happening: Happening,
): Promise<boolean> {
  const { userId, photoId, now } = happening;
  const gaveBack = step.image === 'give back' && (await giveBack(trx, event, happening));
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
  return gaveBack;
}

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
): Promise<boolean> {
  const photo = { userId, photoId, now };
  const why = WHY[event];
  return why ? refundPhoto(trx, photo, why) : giveBackFailed(trx, photo, failure);
}
