import type { MealType } from '#shared/records/meal';

import { daysBetween } from '../calendar';
import { type Described, type FoodRules, judgeRules } from './food-rules';
import { type Aim, energyFit, isReached, proteinFit } from './fit';
import { thingKeys, type Thing } from './thing-keys';

/** Something to eat that may be suggested: one portion of it. */
export interface Candidate extends Thing {
  /** Of no other candidate. */
  key: string;
  from: 'recipe' | 'favorite' | 'list';
  /** The meals that it is usual for; null where nobody says. */
  meals: readonly MealType[] | null;
  /** kcal; null where not known. */
  calories: number | null;
  /** Grams; null where not known. */
  protein: number | null;
  described: Described;
}

/** A meal of another time: in the diary, or planned and not eaten yet. */
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
  /** What of the day this meal should hold; null where the person has no target. */
  aim: Aim | null;
  rules: FoodRules;
  /** In any order. Of the weeks before, and of the plan. */
  others: readonly OtherMeal[];
}

export interface Suggestion<Of extends Candidate> {
  candidate: Of;
  /** Between 0 and 1. */
  score: number;
  /** Days since it was eaten last, 0 for the same day; null if it was not, lately. */
  eatenBefore: number | null;
  /** The next day on which it is planned, 'YYYY-MM-DD', or the same day; null for none. */
  plannedOn: string | null;
  /** How often it was such a meal, lately. */
  timesAtMeal: number;
}

export interface Suggestions<Of extends Candidate> {
  /** The best first. */
  suggested: Suggestion<Of>[];
  /** How many would do at this hour, and are against a rule. */
  against: number;
  /** How many of them nobody can tell whether they meet the rules. */
  unsure: number;
  /** How many would be the same thing on three days in a row. */
  thirdDay: number;
}

const WEIGHT = { energy: 0.42, protein: 0.25, hour: 0.2, liking: 0.1, turn: 0.03 } as const;
const LIKING = { favorite: 1, recipe: 0.9, list: 0.6 } as const;

/**
 * What to eat for a meal, the best first. Nothing that is against a rule of the person, or that may be, and nothing
 * on three days in a row. The order is by how near a portion comes to what this meal should hold of the day's energy
 * and protein, by the hour, by whose it is, and by how long ago the same thing was eaten or how soon it is planned.
 * A small part changes from day to day, so that not the same ones are first forever. Once the day's target is
 * reached, the energy of a portion alone decides: the lightest come first.
 * Pure: the same answer for the same question, in whatever order its parts come.
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

/** What a person has as a recipe of their own is not suggested once more. */
function withoutRepeats<Of extends Candidate>(candidates: readonly Of[]): Of[] {
  const taken = new Set<string>();
  return [...candidates]
    .sort(
      (one, other) =>
        OWN_FIRST.indexOf(one.from) - OWN_FIRST.indexOf(other.from) || compare(one.key, other.key),
    )
    .filter((candidate) => {
      const keys = thingKeys(candidate);
      const isTaken = keys.some((key) => taken.has(key));
      if (!isTaken) for (const key of keys) taken.add(key);
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
  // A meal under two keys counts once.
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
/** By the days between this meal and the nearest of the same thing. */
const AGAIN: readonly number[] = [0.25, 0.5, 0.7, 0.85];

function hourFit({ meals }: Candidate, eaten: number, atMeal: number): number {
  if (meals) return 1;
  return eaten === 0 ? 0.6 : 0.2 + 0.8 * (atMeal / eaten);
}

/** A number from 0 to 1 that follows from the text (FNV-1a, 32 bits). */
function turn(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return (hash >>> 0) / 0xff_ff_ff_ff;
}

/** By the rounded figures, as they are shown; those of unknown energy last. */
function lighter(one: Candidate, other: Candidate): number {
  return Math.round(one.calories ?? FAR) - Math.round(other.calories ?? FAR);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
