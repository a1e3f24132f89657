import { nameOfMeal } from '#shared/nutrition/items/meal-name';
import type { Meal } from '#shared/records/meal';
import type { Analysis } from '#shared/records/meal-item';
import { READING_FAILURES, type ReadingFailure } from '#shared/records/reading';
import { markOfWords, shownItems } from '#shared/rules/meal-state';

import type { MealReading } from '../../../gateways/vision/reading';
import { GiveUp, PutOff, type Work, type Write } from '../../../jobs/work';
import type { DatabaseTransaction } from '../../../store/database';
import { addJob, PHOTO_JOB, TEXT_JOB } from '../../../store/jobs';
import { getPhotoFile } from '../../../store/photos';
import { aiConsent } from '../../../store/privacy/consents';
import { findRecord } from '../../../store/records';
import type { JobsTable } from '../../../store/tables';
import { liveMeal, settleProgress, showsOther, writeMeal } from '../states/meal-progress';
import { giveBackImage, photoEvent } from '../states/photo-event';
import { answerTo, type Asking, NotAgreed } from './answer';
import { factsOf, type MealFacts } from './facts';
import { endProgress, isFirstReading, showProgress, type Step } from './show-progress';
import { changesEnergy, withStated } from './with-stated';

const isAnotherLook = ({ analysis }: Meal, { cause }: JobsTable) =>
  cause === 'asked' && analysis?.by === 'ai';

const MEAL_COMES_MS = 60_000;

export function mealWork(services: Asking): Work {
  const { db, now, foods, vision } = services;
  return {
    begin: (job) => writeStep(job, { state: 'reading', now: now() }),
    run: async (job, signal) => {
      const { send, notes } = await aiConsent(db, job.user_id);
      if (!send) return (trx) => writeNotSent(trx, job, now());
      const facts = await factsOf(db, { ...job, notes });
      if (facts === 'gone') return (trx) => writeGone(trx, job, now());
      if (facts === 'not-yet') throw new PutOff(now() + MEAL_COMES_MS, 'the meal is not here yet');
      const answer = await answerTo(services, { userId: job.user_id, facts, signal });
      const { id, reading, duplicate } = answer;
      const { model, prompt } = vision;
      const { unread } = facts;
      const analysis = await foods.ground(reading, { id, model, prompt, unread });
      const failure = emptiness(reading, analysis);
      if (failure) return giveUpWith(job, failure, now());
      return (trx) => writeReading(trx, { job, facts, analysis, duplicate, now: now() });
    },
    wait: (job, at) => writeStep(job, { state: 'waiting', nextAt: at, now: now() }),
    giveUp: (job, error) =>
      error instanceof NotAgreed
        ? (trx) => writeNotSent(trx, job, now())
        : giveUpWith(job, failureIn(error), now()),
  };
}

function writeStep(job: JobsTable, step: Step & { state: 'reading' | 'waiting' }): Write {
  if (!isFirstReading(job)) return (trx) => showProgress(trx, job, step);
  const { user_id: userId, subject_id: photoId } = job;
  const { state, now, nextAt = null } = step;
  const event = state === 'reading' ? 'begun' : 'put_off';
  return async (trx) => {
    await photoEvent(trx, event, { userId, photoId, nextAt, now });
  };
}

function emptiness({ verdict }: MealReading, analysis: Analysis): ReadingFailure | undefined {
  if (verdict === 'not_food') return 'not_food';
  if (verdict === 'unclear') return 'unreadable';
  return analysis.items.length === 0 ? 'provider_error' : undefined;
}

function giveUpWith(job: JobsTable, failure: ReadingFailure, now: number): Write {
  return (trx) => writeFailure(trx, job, { failure, now });
}

function failureIn(error: unknown): ReadingFailure {
  const why = error instanceof GiveUp ? error.why : undefined;
  return READING_FAILURES.find((known) => known === why) ?? 'provider_error';
}

async function writeFailure(
  trx: DatabaseTransaction,
  job: JobsTable,
  { failure, now }: { failure: ReadingFailure; now: number },
): Promise<void> {
  const { user_id: userId, subject_id: photoId } = job;
  if (isFirstReading(job)) await photoEvent(trx, 'failed', { userId, photoId, failure, now });
  else await showProgress(trx, job, { state: 'failed', failure, now });
}

const readingKind = (kind: string) => (kind === PHOTO_JOB ? PHOTO_JOB : TEXT_JOB);

/**
 * Refunds a photo that was deleted before its analysis. If it was restored meanwhile, queues it again, because
 * nothing else would.
 */
async function writeGone(trx: DatabaseTransaction, job: JobsTable, now: number): Promise<void> {
  const { kind, cause, user_id: userId, subject_id: subjectId } = job;
  if ((await factsOf(trx, job)) !== 'gone') {
    await addJob(trx, { kind: readingKind(kind), userId, subjectId, cause, now });
    return;
  }
  if (!isFirstReading(job)) return endProgress(trx, job, now);
  const event = (await getPhotoFile(trx, userId, subjectId)) ? 'gone' : 'bytes_gone';
  await photoEvent(trx, event, { userId, photoId: subjectId, now });
}

/** Refunds an image that was not sent without consent. If the user has consented meanwhile, queues it again. */
async function writeNotSent(trx: DatabaseTransaction, job: JobsTable, now: number): Promise<void> {
  const { kind, cause, user_id: userId, subject_id: subjectId } = job;
  if ((await aiConsent(trx, userId)).send) {
    await addJob(trx, { kind: readingKind(kind), userId, subjectId, cause, now });
    return;
  }
  if (!isFirstReading(job)) return endProgress(trx, job, now);
  await photoEvent(trx, 'not_agreed', { userId, photoId: subjectId, now });
}

/** For jobs of versions up to 0.1.0. */
export function duplicateWork({ now }: { now: () => number }): Work {
  const write = ({ user_id: userId, subject_id: photoId }: JobsTable): Write => {
    return (trx) => giveBackImage(trx, { userId, photoId, now: now() }, 'duplicate');
  };
  return { run: (job) => Promise.resolve(write(job)), giveUp: write };
}

interface Reading {
  job: JobsTable;
  facts: MealFacts;
  analysis: Analysis;
  duplicate: boolean;
  now: number;
}

/** Never changes what the user has entered. */
async function writeReading(trx: DatabaseTransaction, reading: Reading): Promise<void> {
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

/**
 * Writes a proposal if the user has own items, has requested a re-analysis, or has logged other energy; otherwise the
 * analysis.
 */
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

/** Whether the words were changed meanwhile, or the user has edited the items. */
function isOutdated({ description, items }: Meal, { cause }: JobsTable, mark: string): boolean {
  return mark !== markOfWords(description ?? '') || (items !== null && cause === 'words');
}

function nameFor({ name }: Meal, { items }: Analysis): Partial<Meal> {
  return name === 'Photo' ? { name: nameOfMeal(items, 'Photo') } : {};
}
