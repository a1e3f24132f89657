import { createHash } from 'node:crypto';

import type { Meal } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import type { Photo } from '#shared/records/photo';
import { markOfWords } from '#shared/rules/meal-state';
import { notEaten } from '#shared/rules/reading-difference';

import type { MealQuestion } from '../../../gateways/vision/prompt';
import type { Database, DatabaseTransaction } from '../../../store/database';
import { PHOTO_JOB } from '../../../store/jobs';
import type { PhotoFiles } from '../../../store/photo-files/photo-files';
import { getPhotoFile } from '../../../store/photos';
import { findRecord, type StoredRecord } from '../../../store/records';
import type { JobsTable } from '../../../store/tables';
import { showsOther } from '../states/meal-progress';

/** The job to analyze, and whether the user allows sending notes. */
type Wanted = Pick<JobsTable, 'kind' | 'user_id' | 'subject_id' | 'cause'> & { notes?: boolean };

export interface MealFacts {
  mealId: string;
  photo: { id: string; sha256: string; mime: string } | null;
  words: string | null;
  corrections: MealQuestion['corrections'];
  notEaten: MealQuestion['notEaten'];
  /** The description, if no device has analyzed it. */
  unread: string | null;
  /** Hash of the description, if only the description is analyzed. */
  mark: string | null;
  /** The re-analysis request that this is for. */
  asked: string | null;
}

/** 'gone': deleted, or nothing left to analyze. 'not-yet': the photo arrived before its meal. */
export async function factsOf(
  db: Database | DatabaseTransaction,
  job: Wanted,
): Promise<MealFacts | 'gone' | 'not-yet'> {
  if (job.kind === PHOTO_JOB) return factsOfPhoto(db, job);
  const meal = live(await findRecord(db, job.user_id, { type: 'meal', id: job.subject_id }));
  const fields = meal?.data as Meal | undefined;
  if (!fields?.description || isLeftAlone(fields, job)) return 'gone';
  const mark = markOfWords(fields.description);
  return { mealId: job.subject_id, photo: null, mark, ...saidOf(fields, job) };
}

/** The user's own items are replaced only on request. */
const isLeftAlone = ({ items }: Meal, { cause }: Wanted) => items !== null && cause === 'words';

async function factsOfPhoto(
  db: Database | DatabaseTransaction,
  job: Wanted,
): Promise<MealFacts | 'gone' | 'not-yet'> {
  const id = job.subject_id;
  const photo = live(await findRecord(db, job.user_id, { type: 'photo', id }));
  const file = await getPhotoFile(db, job.user_id, id);
  if (!photo || !file) return 'gone';
  const { mealId } = photo.data as unknown as Photo;
  const meal = await findRecord(db, job.user_id, { type: 'meal', id: mealId });
  if (!meal) return 'not-yet';
  if (!live(meal) || showsOther(meal.data as unknown as Meal, id)) return 'gone';
  const { sha256, mime } = file;
  const said = saidOf(meal.data as unknown as Meal, job);
  return { mealId, photo: { id, sha256, mime }, mark: null, ...said };
}

function live(record: StoredRecord | undefined): StoredRecord | undefined {
  return record?.deleted === false && record.data !== null ? record : undefined;
}

function saidOf(
  meal: Meal,
  { cause, notes: isNotesSent = false }: Wanted,
): Pick<MealFacts, 'words' | 'unread' | 'corrections' | 'notEaten' | 'asked'> {
  const { description, notes, estimate, items, asked } = meal;
  return {
    notEaten: notEaten(meal).map(({ name }) => name),
    unread: estimate ? null : (description ?? null),
    words: [description, isNotesSent ? notes : null].filter(Boolean).join('\n') || null,
    corrections: (items ?? []).flatMap(correctionOf),
    // Without a request, the stored answer of a failed photo is used again.
    asked: cause === 'words' ? null : (asked ?? null),
  };
}

function correctionOf({ name, grams, edited }: MealItem): MealQuestion['corrections'][number][] {
  if (edited.length === 0) return [];
  return [{ name, grams: edited.includes('grams') ? grams : null }];
}

export async function questionOf(
  files: PhotoFiles,
  userId: string,
  { photo, words, corrections, notEaten: removed }: MealFacts,
): Promise<MealQuestion> {
  const said = { words, corrections, notEaten: removed };
  if (!photo) return { picture: null, ...said };
  const bytes = await files.read(userId, photo.sha256);
  return { picture: { bytes, mime: photo.mime }, ...said };
}

/** The key of a request. The same request gets the stored answer without a call. */
export function keyOf(
  { photo, words, corrections, notEaten: removed, asked }: MealFacts,
  { model, prompt }: { model: string; prompt: string },
): string {
  const parts = [model, prompt, photo?.sha256 ?? null, words, corrections, removed, asked];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
