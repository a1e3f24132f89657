import type { Meal } from '#shared/records/meal';
import type { Photo } from '#shared/records/photo';
import type { Analysis } from '#shared/records/meal-item';
import type { FoodTable } from '#shared/nutrition/food-table';
import { nameOfMeal } from '#shared/nutrition/meal-name';

import type { Vision } from '../../gateways/vision';
import type { Work } from '../../jobs/runner';
import type { Database, DatabaseTransaction } from '../../store/database';
import type { PhotoFiles } from '../../store/photo-files';
import { refundPhoto } from '../../store/photo-charges';
import { findPhotoFile } from '../../store/photos';
import { findRecord, writeRecord } from '../../store/records';
import type { JobsTable } from '../../store/tables';
import { itemsOfReading } from './items-of-reading';

export interface PhotoAnalysis {
  db: Database;
  now: () => number;
  files: PhotoFiles;
  foods: FoodTable;
  vision: Vision;
}

/** Has the provider read a photo and writes what it saw as the meal's analysis. */
export function photoWork(services: PhotoAnalysis): Work {
  return {
    run: async (job) => {
      if (await isGone(services, job)) return () => Promise.resolve();
      const reading = await readPhoto(services, job);
      return (trx) => writeReading(trx, services, { job, ...reading });
    },
    giveUp: (job) => async (trx) => {
      await writeFailure(trx, services, { job, failure: 'provider_error' });
    },
  };
}

/** A photo that its owner has deleted is shown to nobody any more. */
async function isGone({ db }: PhotoAnalysis, job: JobsTable): Promise<boolean> {
  const photo = await findRecord(db, job.user_id, { type: 'photo', id: job.subject_id });
  if (!photo || photo.deleted) return true;
  const { mealId } = photo.data as unknown as Photo;
  const meal = await findRecord(db, job.user_id, { type: 'meal', id: mealId });
  return meal?.deleted ?? false;
}

interface Reading {
  analysis: Analysis | null;
  mealId: string;
}

async function readPhoto(services: PhotoAnalysis, job: JobsTable): Promise<Reading> {
  const { db, files, foods, vision } = services;
  const file = await findPhotoFile(db, job.user_id, job.subject_id);
  const photo = await findRecord(db, job.user_id, { type: 'photo', id: job.subject_id });
  if (!file || !photo) throw new Error('The photo is not here any more.');
  const { mealId } = photo.data as unknown as Photo;
  const meal = await findRecord(db, job.user_id, { type: 'meal', id: mealId });
  const { description, notes } = (meal?.data ?? {}) as Partial<Meal>;
  const words = [description, notes].filter(Boolean).join('\n') || null;
  const bytes = await files.read(job.user_id, file.sha256);
  const reading = await vision.read({ bytes, mime: file.mime, words });
  return { mealId, analysis: itemsOfReading(reading, { foods, model: vision.model }) };
}

async function writeReading(
  trx: DatabaseTransaction,
  services: PhotoAnalysis,
  { job, analysis, mealId }: Reading & { job: JobsTable },
): Promise<void> {
  if (analysis === null || analysis.items.length === 0) {
    await writeFailure(trx, services, { job, failure: 'not_food' });
    return;
  }
  const now = services.now();
  const meal = await findRecord(trx, job.user_id, { type: 'meal', id: mealId });
  const unnamed = meal?.data?.['name'] === 'Photo';
  const name = unnamed ? { name: nameOfMeal(analysis.items, 'Photo') } : {};
  await writeRecord(trx, job.user_id, {
    type: 'meal',
    id: mealId,
    fields: { analysis, ...name },
    now,
  });
  const done = { status: 'done', failure: null };
  await writeRecord(trx, job.user_id, { type: 'photo', id: job.subject_id, fields: done, now });
}

/** A failure that is not the person's gives the image back, once. */
async function writeFailure(
  trx: DatabaseTransaction,
  { now }: PhotoAnalysis,
  { job, failure }: { job: JobsTable; failure: 'provider_error' | 'not_food' },
): Promise<void> {
  const { user_id: userId, subject_id: photoId } = job;
  await refundPhoto(trx, { userId, photoId, now: now() });
  const fields = { status: 'failed', failure };
  await writeRecord(trx, userId, { type: 'photo', id: photoId, fields, now: now() });
}
