import type { CreditReason } from '#shared/contract/photo-credits';
import type { Photo } from '#shared/records/photo';
import type { ReadingFailure } from '#shared/records/reading';

import type { DatabaseTransaction } from '../../../store/database';
import { addJob, PHOTO_JOB } from '../../../store/jobs';
import { chargePhoto, refundPhoto } from '../../../store/photo-charges';
import { getPhotoFile, isDuplicate, photosOverLimit } from '../../../store/photos';
import { aiConsent } from '../../../store/privacy/consents';
import { findRecord, writeRecord } from '../../../store/records';
import { liveMeal, settleProgress, showsOther, writeProgress } from './meal-progress';
import { giveBackFailed } from './photo-charge';
import { type Outcome, OUTCOMES, PHOTO_TABLE, type PhotoEvent, type Step } from './photo-table';
import { type PhotoRef, stateOf } from './state-of';

const WHY: Partial<Record<PhotoEvent, CreditReason>> = {
  gone: 'deleted',
  dropped: 'deleted',
  expired: 'expired',
  bytes_gone: 'expired',
  not_agreed: 'not_sent',
};

type Came = 'nothing' | 'something' | Exclude<Outcome, 'image_taken'>;

/**
 * Applies an event by the table `PHOTO_TABLE`: status, image, job and progress change together. A refunded image goes
 * to a photo that waits for one.
 * @returns whether anything has changed
 */
export async function photoEvent(
  trx: DatabaseTransaction,
  event: PhotoEvent,
  happening: Happening,
): Promise<boolean> {
  const { came, gaveBack } = await happen(trx, event, happening);
  if (gaveBack) await releasePhotos(trx, happening);
  return came === 'something';
}

/** Refunds an image and gives it to a photo that waits for one. */
export async function giveBackImage(
  trx: DatabaseTransaction,
  { userId, photoId, now }: Happening,
  why: CreditReason,
): Promise<void> {
  const gaveBack = await refundPhoto(trx, { userId, photoId, now }, why);
  if (gaveBack) await releasePhotos(trx, { userId, now });
}

/** Queues photos over the limit whose bytes are stored, as long as there are images left. */
export async function releasePhotos(
  trx: DatabaseTransaction,
  { userId, now, hasProvider = true }: Omit<Happening, 'photoId'>,
): Promise<void> {
  for (const photoId of await photosOverLimit(trx, userId)) {
    if (!(await isWanted(trx, userId, photoId))) continue;
    const { came } = await happen(trx, 'released', { userId, photoId, now, hasProvider });
    if (came === 'no_image_left') return;
  }
}

async function isWanted(
  trx: DatabaseTransaction,
  userId: string,
  photoId: string,
): Promise<boolean> {
  const record = await findRecord(trx, userId, { type: 'photo', id: photoId });
  if (!record?.data) return false;
  const { mealId } = record.data as unknown as Photo;
  const meal = await liveMeal(trx, userId, mealId);
  return meal !== undefined && !showsOther(meal, photoId);
}

interface Happened {
  came: Came;
  gaveBack: boolean;
}

const NOTHING: Happened = { came: 'nothing', gaveBack: false };

async function happen(
  trx: DatabaseTransaction,
  event: PhotoEvent,
  happening: Happening,
): Promise<Happened> {
  const { userId, photoId } = happening;
  const record = await findRecord(trx, userId, { type: 'photo', id: photoId });
  if (!record?.data) return forGood(trx, event, happening);
  const photo = record.data as unknown as Photo;
  const state = await stateOf(trx, { userId, photoId, photo, event });
  const cell = PHOTO_TABLE[state][event];
  if (!cell) return NOTHING;
  if (cell !== 'take') {
    const gaveBack = await performStep(trx, { step: cell, event, photo }, happening);
    return { came: 'something', gaveBack };
  }
  if (!(await getPhotoFile(trx, userId, photoId))) return NOTHING;
  const { outcome, gaveBack } = await takeImage(trx, happening);
  await performStep(trx, { step: OUTCOMES[outcome], event, photo }, happening);
  return { came: outcome === 'image_taken' ? 'something' : outcome, gaveBack };
}

/** The record is permanently gone, so only its image is refunded. */
async function forGood(
  trx: DatabaseTransaction,
  event: PhotoEvent,
  { userId, photoId, now }: Happening,
): Promise<Happened> {
  if (event !== 'gone' && event !== 'bytes_gone' && event !== 'failed') return NOTHING;
  const gaveBack = await refundPhoto(trx, { userId, photoId, now }, 'deleted');
  return { came: 'something', gaveBack };
}

export interface Happening extends PhotoRef {
  now: number;
  /** Whether an AI provider is set up; always true while a job runs. */
  hasProvider?: boolean;
  failure?: ReadingFailure;
  /** With `put_off`: the next try, in ms. */
  nextAt?: number | null;
}

interface Taken {
  outcome: Outcome;
  gaveBack: boolean;
}

/** Takes an image for a photo. A picture that was analyzed before is free. */
async function takeImage(
  trx: DatabaseTransaction,
  { userId, photoId, now, hasProvider = true }: Happening,
): Promise<Taken> {
  const photo = { userId, photoId, now };
  if (!hasProvider) return { outcome: 'no_provider', gaveBack: false };
  if (!(await aiConsent(trx, userId)).send) {
    return { outcome: 'no_provider', gaveBack: await refundPhoto(trx, photo, 'not_sent') };
  }
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
async function performStep(
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

async function giveBack(
  trx: DatabaseTransaction,
  event: PhotoEvent,
  { userId, photoId, now, failure = 'provider_error' }: Happening,
): Promise<boolean> {
  const photo = { userId, photoId, now };
  const why = WHY[event];
  return why ? refundPhoto(trx, photo, why) : giveBackFailed(trx, photo, failure);
}
