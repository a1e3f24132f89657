import { randomUUID } from 'node:crypto';

import { type FailureKind, ProviderFailure } from '../../../gateways/vision/provider-failure';
import { type MealReading, readingSchema } from '../../../gateways/vision/reading';
import type { Vision } from '../../../gateways/vision/vision';
import { GiveUp, PutOff } from '../../../jobs/work';
import { accountById, hasUnlimitedImages } from '../../../store/accounts';
import type { Database } from '../../../store/database';
import { readHostPlan } from '../../../store/plans/host-plan';
import type { PhotoFiles } from '../../../store/photo-files/photo-files';
import { PhotosAway } from '../../../store/photo-files/photos-away';
import {
  createReading,
  getReading,
  returnQuestion,
  takeQuestion,
} from '../../../store/provider-use';
import { aiConsent } from '../../../store/privacy/consents';
import { utcDay } from '../../../store/utc-day';
import { keyOf, type MealFacts, questionOf } from './facts';
import type { FoodGrounds } from './ground-items';
import { nextDayAfter, type Spending } from './spending';

export interface Asking {
  db: Database;
  now: () => number;
  files: PhotoFiles;
  foods: FoodGrounds;
  vision: Pick<Vision, 'model' | 'prompt' | 'read'>;
  spending: Spending;
}

export interface Answered {
  id: string;
  reading: MealReading;
  /** Whether it was made for another photo with the same picture and words. */
  duplicate: boolean;
}

/** Thrown before a request is sent if the user has not consented, or has withdrawn consent. */
export class NotAgreed extends GiveUp {
  constructor() {
    super('not_agreed');
    this.name = 'NotAgreed';
  }
}

/** Requests per user and day (UTC); further ones wait for the next day. */
const QUESTIONS_A_DAY = { free: 60, unlimited: 600 };

export async function answerTo(
  asking: Asking,
  { userId, facts, signal }: { userId: string; facts: MealFacts; signal: AbortSignal },
): Promise<Answered> {
  const key = keyOf(facts, asking.vision);
  const known = await getReading(asking.db, userId, key);
  if (known) {
    const reading = readingSchema.parse(JSON.parse(known.answer));
    return { id: known.id, reading, duplicate: known.photo_id !== (facts.photo?.id ?? null) };
  }
  return askProvider(asking, { userId, facts, key, signal });
}

async function askProvider(
  { db, now, files, foods, vision, spending }: Asking,
  {
    userId,
    facts,
    key,
    signal,
  }: { userId: string; facts: MealFacts; key: string; signal: AbortSignal },
): Promise<Answered> {
  const question = await questionOf(files, userId, facts).catch(putOff(now()));
  const day = utcDay(now());
  await takeOneQuestion(db, userId, now());
  const reserved = await spending.reserve(now());
  if (!reserved) {
    await returnQuestion(db, { userId, day });
    throw new PutOff(nextDayAfter(now()), 'what a day may cost is spent');
  }
  try {
    const mayAsk = async () => (await aiConsent(db, userId)).send;
    const { reading, usage } = await vision.read(question, { signal, mayAsk });
    await spending.settle(reserved, usage);
    const id = randomUUID();
    await createReading(db, {
      id,
      user_id: userId,
      meal_id: facts.mealId,
      photo_id: facts.photo?.id ?? null,
      question: key,
      model: vision.model,
      prompt: vision.prompt,
      food_table: await foods.release(),
      answer: JSON.stringify(reading),
      input_tokens: usage.inputTokens,
      output_tokens: usage.outputTokens,
      at: now(),
    });
    return { id, reading, duplicate: false };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.kind === 'not_agreed') {
      await spending.settle(reserved, unanswered(error.calls));
      if (error.calls === 0) await returnQuestion(db, { userId, day });
      throw new NotAgreed();
    }
    const calls = UNBILLED.has(error.kind) ? 0 : error.calls;
    await spending.settle(reserved, unanswered(calls));
    if (WAITING.has(error.kind)) await returnQuestion(db, { userId, day });
    throw outcomeOf(error, now());
  }
}

/** If the bucket does not respond, the analysis is postponed. */
function putOff(now: number): (error: unknown) => never {
  return (error) => {
    throw error instanceof PhotosAway ? new PutOff(now + PAUSE_MS, error.message) : error;
  };
}

const unanswered = (calls: number) => ({ calls, inputTokens: null, outputTokens: null });

async function takeOneQuestion(db: Database, userId: string, now: number): Promise<void> {
  const account = await accountById(db, userId);
  const hostPlan = await readHostPlan(db);
  const unlimited = account !== undefined && hasUnlimitedImages(account, { now, hostPlan });
  const most = unlimited ? QUESTIONS_A_DAY.unlimited : QUESTIONS_A_DAY.free;
  if (await takeQuestion(db, { userId, day: utcDay(now), most })) return;
  throw new PutOff(nextDayAfter(now), 'this person has asked often enough today');
}

/** Failures for which the provider did not process the request, so it does not count. */
const WAITING = new Set<FailureKind>(['resting', 'rate_limited', 'unauthorized', 'forbidden']);
const UNBILLED = new Set<FailureKind>([...WAITING, 'rejected']);
const PAUSE_MS = 30_000;
const FIX_SETTINGS_MS = 300_000;

function outcomeOf(failure: ProviderFailure, now: number): Error {
  const { kind, retryAfterMs = PAUSE_MS, message } = failure;
  switch (kind) {
    case 'rate_limited':
    case 'resting':
      return new PutOff(now + Math.max(1_000, retryAfterMs), message);
    case 'unauthorized':
    case 'forbidden':
      return new PutOff(now + FIX_SETTINGS_MS, message);
    case 'unavailable':
    case 'timeout':
      // Retried when the provider says, and not counted.
      if (failure.retryAfterMs === undefined) return failure;
      return new PutOff(now + Math.max(1_000, retryAfterMs), message);
    case 'refused':
      return new GiveUp('refused');
    default:
      return new GiveUp('provider_error');
  }
}
