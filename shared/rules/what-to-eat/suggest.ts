import type { MealType } from '#shared/records/meal';

import { daysBetween } from '../calendar';
import { type Described, type FoodRules, judgeRules } from './food-rules';
import { type Aim, energyFit, isReached, proteinFit } from './fit';
import { thingKeys, type Thing } from './thing-keys';

/** One portion of something that may be suggested. */
export interface Candidate extends Thing {
  /** Unique among the candidates. */
  key: string;
  from: 'recipe' | 'favorite' | 'list';
  /** The meals for which it is usual; null if unknown. */
  meals: readonly MealType[] | null;
  /** kcal; null if unknown. */
  calories: number | null;
  /** Grams; null if unknown. */
  protein: number | null;
  described: Described;
}

/** Another meal: in the diary, or planned and not eaten yet. */
export interface OtherMeal extends Thing {
  /** 'YYYY-MM-DD' */
  day: string;
  mealType: MealType;
  isPlanned: boolean;
}

export interface Question {
  /** 'YYYY-MM-DD' */
  day: string;
  mealType: MealType;
  /** How much this meal should have; null if the user has no target. */
  aim: Aim | null;
  rules: FoodRules;
  /** In any order: from the weeks before, and from the plan. */
  others: readonly OtherMeal[];
}

export interface Suggestion<Of extends Candidate> {
  candidate: Of;
  /** From 0 to 1. */
  score: number;
  /** Days since it was last eaten, 0 for the same day; null if not recently. */
  eatenBefore: number | null;
  /** The next day on which it is planned, 'YYYY-MM-DD', which may be the same day; null if none. */
  plannedOn: string | null;
  /** How often it was recently eaten at this type of meal. */
  timesAtMeal: number;
}

export interface Suggestions<Of extends Candidate> {
  /** Best first. */
  suggested: Suggestion<Of>[];
  /** The number of candidates for this meal that a rule forbids. */
  against: number;
  /** The number of candidates of which it is unknown whether they meet the rules. */
  unsure: number;
  /** The number of candidates that would be the same food on three days in a row. */
  thirdDay: number;
}

const WEIGHT = { energy: 0.42, protein: 0.25, hour: 0.2, liking: 0.1, turn: 0.03 } as const;
const LIKING = { favorite: 1, recipe: 0.9, list: 0.6 } as const;

/**
 * Suggests what to eat for a meal, best first. Leaves out what a rule of the user forbids or may forbid, and what would
 * be the same food on three days in a row. The order depends on how near a portion is to the energy and protein that
 * this meal should have, on the meal, on whose it is, and on how long ago the same food was eaten or how soon it is
 * planned. A small part changes daily, so that the first ones vary. Once the day's target is reached, only the energy
 * of a portion counts, lowest first. Pure: the result does not depend on the order of the question's parts.
 */
export function suggest<Of extends Candidate>(
  candidates: readonly Of[],
  question: Question,
): Suggestions<Of> {
  const { mealType, rules } = question;
  const others = byKey(question.others);
  const found: Suggestions<Of> = { suggested: [], against: 0, unsure: 0, thirdDay: 0 };
  for (const candidate of withoutRepeats(candidates)) {
    if (candidate.meals && !candidate.meals.includes(mealType)) continue;
    const verdict = judgeRules(candidate.described, rules);
    const same = thingKeys(candidate).flatMap((key) => others.get(key) ?? []);
    if (verdict === 'no') found.against += 1;
    else if (verdict === 'unsure') found.unsure += 1;
    else if (isThirdDay(same, question.day)) found.thirdDay += 1;
    else found.suggested.push(rated(candidate, same, question));
  }
  const isLightest = question.aim !== null && isReached(question.aim);
  found.suggested.sort(
    (one, other) =>
      (isLightest ? lighter(one.candidate, other.candidate) : 0) ||
      other.score - one.score ||
      compare(one.candidate.key, other.candidate.key),
  );
  return found;
}

const OWN_FIRST = ['recipe', 'favorite', 'list'] as const;

/** Leaves out dishes that the user has as an own recipe. */
function withoutRepeats<Of extends Candidate>(candidates: readonly Of[]): Of[] {
  const usedKeys = new Set<string>();
  return [...candidates]
    .sort(
      (one, other) =>
        OWN_FIRST.indexOf(one.from) - OWN_FIRST.indexOf(other.from) || compare(one.key, other.key),
    )
    .filter((candidate) => {
      const keys = thingKeys(candidate);
      const isTaken = keys.some((key) => usedKeys.has(key));
      if (!isTaken) for (const key of keys) usedKeys.add(key);
      return !isTaken;
    });
}

function byKey(meals: readonly OtherMeal[]): ReadonlyMap<string, readonly OtherMeal[]> {
  const found = new Map<string, OtherMeal[]>();
  for (const meal of meals) {
    for (const key of thingKeys(meal)) found.set(key, [...(found.get(key) ?? []), meal]);
  }
  return found;
}

function isThirdDay(same: readonly OtherMeal[], day: string): boolean {
  const days = new Set(same.map((meal) => daysBetween(day, meal.day)));
  return [
    [-2, -1],
    [-1, 1],
    [1, 2],
  ].some((pair) => pair.every((distance) => days.has(distance)));
}

function rated<Of extends Candidate>(
  candidate: Of,
  same: readonly OtherMeal[],
  question: Question,
): Suggestion<Of> {
  const { day, mealType, aim } = question;
  const distances = same.map((meal) => daysBetween(meal.day, day));
  const before = distances.filter((days, place) => days >= 0 && !same[place]?.isPlanned);
  const planned = same
    .filter((meal) => meal.isPlanned && meal.day >= day)
    .map((meal) => meal.day)
    .sort();
  // A meal found under two keys counts once.
  const eaten = new Set(same.filter((meal) => !meal.isPlanned));
  const atMeal = [...eaten].filter((meal) => meal.mealType === mealType).length;
  const nearest = Math.min(...distances.map(Math.abs), FAR);
  const score =
    WEIGHT.energy * energyFit(candidate.calories, aim) +
    WEIGHT.protein * proteinFit(candidate.protein, aim) +
    WEIGHT.hour * hourFit(candidate, eaten.size, atMeal) +
    WEIGHT.liking * LIKING[candidate.from] +
    WEIGHT.turn * turn(`${day} ${candidate.key}`);
  return {
    candidate,
    score: score * (AGAIN[nearest] ?? 1),
    eatenBefore: before.length > 0 ? Math.min(...before) : null,
    plannedOn: planned[0] ?? null,
    timesAtMeal: atMeal,
  };
}

const FAR = 9_999;
/** Factors by the number of days to the nearest meal with the same food. */
const AGAIN: readonly number[] = [0.25, 0.5, 0.7, 0.85];

function hourFit({ meals }: Candidate, eaten: number, atMeal: number): number {
  if (meals) return 1;
  return eaten === 0 ? 0.6 : 0.2 + 0.8 * (atMeal / eaten);
}

/** A number from 0 to 1 derived from the text (FNV-1a, 32 bits). */
function turn(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return (hash >>> 0) / 0xff_ff_ff_ff;
}

/** Compares rounded energy, as on the screen; unknown energy comes last. */
function lighter(one: Candidate, other: Candidate): number {
  return Math.round(one.calories ?? FAR) - Math.round(other.calories ?? FAR);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
