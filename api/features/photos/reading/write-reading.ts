import type { Meal } from '#shared/records/meal';
import type { Analysis } from '#shared/records/meal-item';
import { nameOfMeal } from '#shared/nutrition/meal-name';
import { markOfWords } from '#shared/rules/words-mark';

import type { DatabaseTransaction } from '../../../store/database';
import { PHOTO_JOB } from '../../../store/jobs';
import { findRecord, writeRecord } from '../../../store/records';
import type { JobsTable } from '../../../store/tables';
import { giveBackLater } from '../duplicate-work';
import type { MealFacts } from './facts';
import { writeMeal } from './show-progress';

interface Reading {
  job: JobsTable;
  facts: MealFacts;
  analysis: Analysis;
  duplicate: boolean;
  now: number;
}

/** Writes a reading where it belongs, and nothing that the person has entered. */
export async function writeReading(trx: DatabaseTransaction, reading: Reading): Promise<void> {
  const { job, facts, duplicate, now } = reading;
  const { user_id: userId, subject_id: id, kind, cause } = job;
  const { mealId } = facts;
  const record = await findRecord(trx, userId, { type: 'meal', id: mealId });
  const fields = fieldsFor(record?.data as Meal | null | undefined, reading);
  await writeMeal(trx, userId, { mealId, fields: { ...fields, progress: null }, now });
  if (kind !== PHOTO_JOB || cause !== 'photo') return;
  if (duplicate) await giveBackLater(trx, { userId, photoId: id, now });
  const done = { status: 'done', failure: null };
  await writeRecord(trx, userId, { type: 'photo', id, fields: done, now });
}

/**
 * The first reading is the server's word on the meal, and takes the place of an earlier one whose words
 * were changed. Where the person has made the items their own, or has asked for another look, it is a
 * proposal to them.
 */
function fieldsFor(
  meal: Meal | null | undefined,
  { job, facts, analysis }: Reading,
): Partial<Meal> {
  if (!meal) return {};
  const { mark } = facts;
  if (mark !== null && isOutdated(meal, job, mark)) return {};
  const read: Analysis = mark === null ? analysis : { ...analysis, words: mark };
  const own = meal.items !== null;
  if (job.cause === 'photo') {
    return { analysis: read, ...(own && { proposal: read }), ...nameFor(meal, read) };
  }
  return own || isAnotherLook(meal, job) ? { proposal: read } : { analysis: read };
}

const isAnotherLook = ({ analysis }: Meal, { cause }: JobsTable) =>
  cause === 'asked' && analysis?.by === 'ai';

/** The words were changed while they were read, or the items made the person's own. */
function isOutdated({ description, items }: Meal, { cause }: JobsTable, mark: string): boolean {
  return mark !== markOfWords(description ?? '') || (items !== null && cause === 'words');
}

function nameFor({ name }: Meal, { items }: Analysis): Partial<Meal> {
  return name === 'Photo' ? { name: nameOfMeal(items, 'Photo') } : {};
}
