import type { Analysis } from '#shared/records/meal-item';
import { READING_FAILURES, type ReadingFailure } from '#shared/records/reading';

import type { MealReading } from '../../../gateways/vision/reading';
import { GiveUp, PutOff, type Work, type Write } from '../../../jobs/work';
import type { DatabaseTransaction } from '../../../store/database';
import { addJob } from '../../../store/jobs';
import { getPhotoFile } from '../../../store/photos';
import type { JobsTable } from '../../../store/tables';
import { giveBackImage, photoEvent } from '../states/photo-event';
import { answerTo, type Asking } from './answer';
import { factsOf } from './facts';
import { endProgress, isFirstReading, showProgress, type Step } from './show-progress';
import { writeReading } from './write-reading';

const MEAL_COMES_MS = 60_000;

export function mealWork(services: Asking): Work {
  const { db, now, foods, vision } = services;
  return {
    begin: (job) => writeStep(job, { state: 'reading', now: now() }),
    run: async (job, signal) => {
      const facts = await factsOf(db, job);
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
    giveUp: (job, error) => giveUpWith(job, failureIn(error), now()),
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

/** A deletion before the reading is refunded. What was restored meanwhile is read: nobody else would queue it. */
async function writeGone(trx: DatabaseTransaction, job: JobsTable, now: number): Promise<void> {
  const { kind, cause, user_id: userId, subject_id: subjectId } = job;
  if ((await factsOf(trx, job)) !== 'gone') {
    await addJob(trx, { kind, userId, subjectId, cause, now });
    return;
  }
  if (!isFirstReading(job)) return endProgress(trx, job, now);
  const event = (await getPhotoFile(trx, userId, subjectId)) ? 'gone' : 'bytes_gone';
  await photoEvent(trx, event, { userId, photoId: subjectId, now });
}

/** For jobs that versions up to 0.1.0 have added. */
export function duplicateWork({ now }: { now: () => number }): Work {
  const write = ({ user_id: userId, subject_id: photoId }: JobsTable): Write => {
    return (trx) => giveBackImage(trx, { userId, photoId, now: now() }, 'duplicate');
  };
  return { run: (job) => Promise.resolve(write(job)), giveUp: write };
}
