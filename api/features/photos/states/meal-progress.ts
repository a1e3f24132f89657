import type { Meal } from '#shared/records/meal';
import type { Photo } from '#shared/records/photo';
import type { Progress } from '#shared/records/reading';

import type { DatabaseTransaction } from '../../../store/database';
import { isJobOpen, PHOTO_JOB, TEXT_JOB } from '../../../store/jobs';
import { findRecord, writeRecord } from '../../../store/records';

export interface MealRef {
  userId: string;
  mealId: string;
  now: number;
}

/** Does nothing if the meal is missing or deleted. */
export async function writeMeal(
  trx: DatabaseTransaction,
  { userId, mealId, now }: MealRef,
  fields: Partial<Meal>,
): Promise<void> {
  if (!(await liveMeal(trx, userId, mealId))) return;
  await writeRecord(trx, userId, { type: 'meal', id: mealId, fields, now });
}

/** Does nothing if the meal has another photo by now. */
export async function writeProgress(
  trx: DatabaseTransaction,
  { photoId, ...ref }: MealRef & { photoId: string | null },
  progress: Progress,
): Promise<void> {
  const meal = await liveMeal(trx, ref.userId, ref.mealId);
  if (!meal || showsOther(meal, photoId)) return;
  await writeMeal(trx, ref, { progress });
}

/** @param spokenOf the photo in question */
export const showsOther = ({ photoId }: Meal, spokenOf: string | null) =>
  spokenOf !== null && photoId !== null && photoId !== spokenOf;

/**
 * Makes a meal's progress agree with its photo and the open jobs. Does nothing for deleted meals until they are
 * restored.
 */
export async function settleProgress(trx: DatabaseTransaction, ref: MealRef): Promise<void> {
  const meal = await liveMeal(trx, ref.userId, ref.mealId);
  if (!meal) return;
  const progress = await settled(trx, ref, meal);
  if (progress !== (meal.progress ?? null)) await writeMeal(trx, ref, { progress });
}

async function settled(
  trx: DatabaseTransaction,
  ref: MealRef,
  meal: Meal,
): Promise<Progress | null> {
  const { progress = null } = meal;
  const photo = await photoOf(trx, ref, meal);
  if (isUnderWay(photo)) return goesOn(progress) ? progress : underWay(photo);
  if (!progress || (await isShown(trx, ref, meal))) return progress;
  return progress.cause === 'photo' ? endOfFirst(progress, photo) : endOfLater(progress);
}

type UnderWay = Photo & { status: 'queued' | 'analysing' };

const isUnderWay = (photo: Photo | undefined): photo is UnderWay =>
  photo?.status === 'queued' || photo?.status === 'analysing';

const goesOn = (progress: Progress | null) => progress !== null && progress.state !== 'failed';

function underWay({ status }: UnderWay): Progress {
  const state = status === 'queued' ? 'queued' : 'reading';
  return { state, cause: 'photo', failure: null, nextAt: null };
}

function endOfFirst(progress: Progress, photo: Photo | undefined): Progress | null {
  if (photo?.status !== 'failed') return null;
  if (!goesOn(progress)) return progress;
  return { state: 'failed', cause: 'photo', failure: photo.failure ?? null, nextAt: null };
}

const endOfLater = (progress: Progress) => (goesOn(progress) ? null : progress);

async function isShown(
  trx: DatabaseTransaction,
  { userId, mealId }: MealRef,
  { photoId, progress }: Meal,
): Promise<boolean> {
  if (progress?.state === 'failed') return false;
  if (await isJobOpen(trx, { kind: TEXT_JOB, userId, subjectId: mealId })) return true;
  return photoId !== null && isJobOpen(trx, { kind: PHOTO_JOB, userId, subjectId: photoId });
}

async function photoOf(
  trx: DatabaseTransaction,
  { userId, mealId }: MealRef,
  { photoId }: Meal,
): Promise<Photo | undefined> {
  if (photoId === null) return undefined;
  const record = await findRecord(trx, userId, { type: 'photo', id: photoId });
  if (!record?.data || record.deleted) return undefined;
  const photo = record.data as unknown as Photo;
  return photo.mealId === mealId ? photo : undefined;
}

export async function liveMeal(
  trx: DatabaseTransaction,
  userId: string,
  mealId: string,
): Promise<Meal | undefined> {
  const meal = await findRecord(trx, userId, { type: 'meal', id: mealId });
  return meal?.data && !meal.deleted ? (meal.data as unknown as Meal) : undefined;
}
