import { nameOfMeal } from '#shared/nutrition/items/meal-name';
import type { Meal } from '#shared/records/meal';
import type { Analysis } from '#shared/records/meal-item';
import { markOfWords, shownItems } from '#shared/rules/meal-state';

import type { DatabaseTransaction } from '../../../store/database';
import { PHOTO_JOB } from '../../../store/jobs';
import { findRecord } from '../../../store/records';
import type { JobsTable } from '../../../store/tables';
import { liveMeal, settleProgress, showsOther, writeMeal } from '../states/meal-progress';
import { giveBackImage, photoEvent } from '../states/photo-event';
import type { MealFacts } from './facts';
import { isFirstReading } from './show-progress';
import { changesEnergy, withStated } from './with-stated';

interface Reading {
  job: JobsTable;
  facts: MealFacts;
  analysis: Analysis;
  duplicate: boolean;
  now: number;
}

/** Writes nothing that the user has entered. */
export async function writeReading(trx: DatabaseTransaction, reading: Reading): Promise<void> {
  const { job, facts, duplicate, now } = reading;
  const { user_id: userId, subject_id: photoId } = job;
  const meal = { userId, mealId: facts.mealId, now };
  const shown = await mealToShow(trx, reading);
  if (shown) await writeMeal(trx, meal, { ...fieldsFor(shown, reading), progress: null });
  else await settleProgress(trx, meal);
  if (!isFirstReading(job)) return;
  await photoEvent(trx, 'answered', { userId, photoId, now });
  if (duplicate) await giveBackImage(trx, { userId, photoId, now }, 'duplicate');
}

async function mealToShow(
  trx: DatabaseTransaction,
  { job, facts }: Reading,
): Promise<Meal | undefined> {
  const { kind, user_id: userId, subject_id: id } = job;
  const meal = await liveMeal(trx, userId, facts.mealId);
  if (kind !== PHOTO_JOB) return meal;
  const photo = await findRecord(trx, userId, { type: 'photo', id });
  return !photo || photo.deleted || (meal && showsOther(meal, id)) ? undefined : meal;
}

/** A proposal if the user has own items, has asked for another look, or has logged other energy; else the analysis. */
function fieldsFor(meal: Meal, { job, facts, analysis }: Reading): Partial<Meal> {
  const { mark } = facts;
  if (mark !== null && isOutdated(meal, job, mark)) return {};
  const kept = withStated(analysis, meal.estimate?.items ?? []);
  const read: Analysis = mark === null ? kept : { ...kept, words: mark };
  if (meal.items !== null) {
    return {
      proposal: read,
      ...(job.cause === 'photo' && { analysis: read }),
      ...nameFor(meal, read),
    };
  }
  const logged = shownItems(meal);
  if (isAnotherLook(meal, job) || changesEnergy(logged, read.items)) return { proposal: read };
  return { analysis: read, ...nameFor(meal, read) };
}

const isAnotherLook = ({ analysis }: Meal, { cause }: JobsTable) =>
  cause === 'asked' && analysis?.by === 'ai';

/** The words were changed meanwhile, or the items became the user's own. */
function isOutdated({ description, items }: Meal, { cause }: JobsTable, mark: string): boolean {
  return mark !== markOfWords(description ?? '') || (items !== null && cause === 'words');
}

function nameFor({ name }: Meal, { items }: Analysis): Partial<Meal> {
  return name === 'Photo' ? { name: nameOfMeal(items, 'Photo') } : {};
}
