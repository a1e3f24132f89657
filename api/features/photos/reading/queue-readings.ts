import { REREADINGS_A_DAY } from '#shared/contract/photo-credits';
import type { Meal } from '#shared/records/meal';
import type { Photo } from '#shared/records/photo';
import type { ReadingCause } from '#shared/records/reading';

import type { DatabaseTransaction } from '../../../store/database';
import { addJob, PHOTO_JOB, TEXT_JOB } from '../../../store/jobs';
import { countCredits, createCredit } from '../../../store/photo-charges';
import { findRecord, type StoredRecord } from '../../../store/records';
import { liveMeal, settleProgress, showsOther } from '../states/meal-progress';
import { photoEvent } from '../states/photo-event';
import { showProgress } from './show-progress';

const DAY_MS = 24 * 3600 * 1000;

export interface Reader {
  userId: string;
  now: number;
  /** Whether meals of this user go to an AI provider; whether words and notes do. */
  isSent: boolean;
  readsWords: boolean;
  notes: boolean;
}

/** Queues the analyses that a change asks for. @param since the user's sequence number before the change */
export async function queueReadings(
  trx: DatabaseTransaction,
  reader: Reader,
  { changed, since }: { changed: readonly StoredRecord[]; since: number },
): Promise<void> {
  if (!reader.isSent) return;
  const { userId, now, notes } = reader;
  for (const { type, id, data, deleted, fieldMeta } of changed) {
    if (deleted || data === null) continue;
    if (type === 'photo') await queuePhoto(trx, reader, { id, photo: data as unknown as Photo });
    if (type !== 'meal') continue;
    const isNew = (field: keyof Meal) => (fieldMeta[field]?.seq ?? 0) > since;
    const meal = data as unknown as Meal;
    const isAsked = isNew('asked');
    const isReworded = isNew('description') || (notes && isNew('notes'));
    await queueMeal(trx, reader, { id, meal, isAsked, isReworded });
    if (meal.progress) await settleProgress(trx, { userId, mealId: id, now });
  }
}

async function queuePhoto(
  trx: DatabaseTransaction,
  { userId, now }: Reader,
  { id: photoId, photo }: { id: string; photo: Photo },
): Promise<void> {
  const { mealId } = photo;
  const meal = await liveMeal(trx, userId, mealId);
  if (!meal || showsOther(meal, photoId)) return;
  await photoEvent(trx, 'came_back', { userId, photoId, now });
  // A deletion that was removed has taken its analysis with it, and the photo begins again.
  if (meal.progress) await settleProgress(trx, { userId, mealId, now });
}

interface ChangedMeal {
  id: string;
  meal: Meal;
  /** Whether this change requests an analysis. */
  isAsked: boolean;
  /** Whether this change has new words to analyze. */
  isReworded: boolean;
}

async function queueMeal(
  trx: DatabaseTransaction,
  reader: Reader,
  change: ChangedMeal,
): Promise<void> {
  const { userId, now } = reader;
  const { meal, isAsked } = change;
  const cause = isAsked && meal.asked ? 'asked' : 'words';
  const request = { ...change, cause } as const;
  const photo = await photoOf(trx, userId, change);
  if (!photo) return readWords(trx, reader, request);
  const happening = { userId, photoId: photo.id, now };
  if (await photoEvent(trx, cause === 'asked' ? 'asked' : 'came_back', happening)) return;
  if (photo.status === 'done') return rereadPhoto(trx, reader, request);
  if (photo.status !== 'queued' && photo.status !== 'analysing') {
    await readWords(trx, reader, request);
  }
}

interface KnownPhoto {
  id: string;
  status: Photo['status'];
}

async function photoOf(
  trx: DatabaseTransaction,
  userId: string,
  { id: mealId, meal: { photoId } }: ChangedMeal,
): Promise<KnownPhoto | undefined> {
  if (photoId === null) return undefined;
  const record = await findRecord(trx, userId, { type: 'photo', id: photoId });
  if (!record?.data || record.deleted) return undefined;
  const photo = record.data as unknown as Photo;
  return photo.mealId === mealId ? { id: photoId, status: photo.status } : undefined;
}

type ReadingRequest = ChangedMeal & { cause: ReadingCause };

async function rereadPhoto(
  trx: DatabaseTransaction,
  { userId, now }: Reader,
  { meal, cause, isReworded }: ReadingRequest,
): Promise<void> {
  if (cause === 'words' && !isReworded) return;
  const photoId = meal.photoId ?? '';
  const job = { kind: PHOTO_JOB, user_id: userId, subject_id: photoId, cause };
  const since = now - DAY_MS;
  if ((await countCredits(trx, userId, { whys: ['reread'], since })) >= REREADINGS_A_DAY) {
    await showProgress(trx, job, { state: 'failed', failure: 'too_often', now });
    return;
  }
  await addJob(trx, { kind: PHOTO_JOB, userId, subjectId: photoId, cause, now });
  await createCredit(trx, { userId, photoId, change: 0, why: 'reread', now });
  await showProgress(trx, job, { state: 'queued', now });
}

async function readWords(
  trx: DatabaseTransaction,
  { userId, now, readsWords }: Reader,
  { id, meal, cause, isReworded }: ReadingRequest,
): Promise<void> {
  const isDue = cause === 'asked' || (isReworded && meal.items === null);
  if (!readsWords || !meal.description || !isDue) return;
  const job = { kind: TEXT_JOB, user_id: userId, subject_id: id, cause };
  await addJob(trx, { kind: TEXT_JOB, userId, subjectId: id, cause, now });
  await showProgress(trx, job, { state: 'queued', now });
}
