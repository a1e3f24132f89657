import type { Photo } from '#shared/records/photo';

import type { DatabaseTransaction } from '../../../store/database';
import { isJobOpen, PHOTO_JOB, wasJobAdded, type Subject } from '../../../store/jobs';
import { getPhotoFile } from '../../../store/photos';
import { liveMeal, showsOther } from './meal-progress';
import type { PhotoEvent, PhotoState } from './photo-table';
import { PICTURE_FAILURES } from './photo-charge';

/** Steps of a photo's own job, which may have ended already while one is written. */
const JOB_EVENTS = new Set<PhotoEvent>([
  'begun',
  'put_off',
  'answered',
  'failed',
  'gone',
  'bytes_gone',
  'not_agreed',
]);

const FOUND = new Set<Photo['failure']>(PICTURE_FAILURES);

export interface PhotoRef {
  userId: string;
  photoId: string;
}

interface Look extends PhotoRef {
  photo: Photo;
  event: PhotoEvent;
}

export async function stateOf(trx: DatabaseTransaction, look: Look): Promise<PhotoState> {
  const { status = 'awaiting_upload' } = look.photo;
  if (status === 'awaiting_upload' || status === 'expired' || status === 'over_limit')
    return status;
  const state = await stateOfBrought(trx, look);
  if (state === 'done' || state === 'queued' || state === 'analysing') return state;
  return (await getPhotoFile(trx, look.userId, look.photoId)) ? state : 'lost';
}

async function stateOfBrought(
  trx: DatabaseTransaction,
  { userId, photoId, photo, event }: Look,
): Promise<PhotoState> {
  const job: Subject = { kind: PHOTO_JOB, userId, subjectId: photoId };
  if (photo.status === 'queued' || photo.status === 'analysing') {
    return (await isHeld(trx, job, event)) ? photo.status : 'stalled';
  }
  if (photo.status === 'unanalysed') {
    return (await wasJobAdded(trx, job)) ? 'let_go' : 'unanalysed';
  }
  if (photo.status === 'failed') return FOUND.has(photo.failure) ? 'nothing_found' : 'failed';
  if (await isDelivered(trx, { userId, photoId }, photo)) return 'done';
  return (await isJobOpen(trx, job)) ? 'done' : 'undelivered';
}

const isHeld = async (trx: DatabaseTransaction, job: Subject, event: PhotoEvent) =>
  JOB_EVENTS.has(event) || isJobOpen(trx, job);

async function isDelivered(
  trx: DatabaseTransaction,
  { userId, photoId }: PhotoRef,
  { mealId }: Photo,
): Promise<boolean> {
  const meal = await liveMeal(trx, userId, mealId);
  return !meal || showsOther(meal, photoId) || Boolean(meal.analysis ?? meal.proposal);
}
