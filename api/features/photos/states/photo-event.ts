import type { CreditReason } from '#shared/contract/photo-credits';
import type { Photo } from '#shared/records/photo';

import type { DatabaseTransaction } from '../../../store/database';
import { refundPhoto } from '../../../store/photo-charges';
import { getPhotoFile, photosOverLimit } from '../../../store/photos';
import { findRecord } from '../../../store/records';
import { liveMeal, showsOther } from './meal-progress';
import { type Happening, performStep, takeImage } from './perform-step';
import { type Outcome, OUTCOMES, PHOTO_TABLE, type PhotoEvent } from './photo-table';
import { stateOf } from './state-of';

type Came = 'nothing' | 'something' | Exclude<Outcome, 'image_taken'>;

/**
 * Applies an event by the table: status, image, job and progress change together. A refunded image goes to the photo
 * that waits for one. @returns whether anything has changed
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

/** The image goes to the photo that waits for one. */
export async function giveBackImage(
  trx: DatabaseTransaction,
  { userId, photoId, now }: Happening,
  why: CreditReason,
): Promise<void> {
  const gaveBack = await refundPhoto(trx, { userId, photoId, now }, why);
  if (gaveBack) await releasePhotos(trx, { userId, now });
}

/** Queues photos over the limit, as far as there are images left and their bytes are here. */
export async function releasePhotos(
  trx: DatabaseTransaction,
  { userId, now, provider = true }: Omit<Happening, 'photoId'>,
): Promise<void> {
  for (const photoId of await photosOverLimit(trx, userId)) {
    if (!(await isWanted(trx, userId, photoId))) continue;
    const { came } = await happen(trx, 'released', { userId, photoId, now, provider });
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

/** The record is gone for good; only its image is refunded. */
async function forGood(
  trx: DatabaseTransaction,
  event: PhotoEvent,
  { userId, photoId, now }: Happening,
): Promise<Happened> {
  if (event !== 'gone' && event !== 'bytes_gone' && event !== 'failed') return NOTHING;
  const gaveBack = await refundPhoto(trx, { userId, photoId, now }, 'deleted');
  return { came: 'something', gaveBack };
}
