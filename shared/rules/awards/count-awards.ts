import type { DayMark } from '#shared/records/day-mark';

import { completeDays, type EatenDay } from '../day-status';
import { streaksByDay } from './streak';
import { AWARD_TYPES, AWARDS, type AwardRow, type AwardType } from './awards';

/** The parts of a meal that counting needs. Full meals of several years do not fit into a phone's memory. */
export interface CountedMeal {
  /** Local, 'YYYY-MM-DDTHH:mm'. */
  mealTime: string;
  /** Keys that are equal for the same food in different meals. */
  foods: string[];
  /** kcal and grams of the foods with known values; null if there are none. */
  calories: number | null;
  protein: number | null;
  fiber: number | null;
  /** Foods of unknown calories. */
  unweighed: number;
}

/** Amounts of a day in grams. */
export interface GoalsOfDay {
  protein: number;
  fiber: number;
}

/** The US Daily Values (21 CFR 101.9(c)(9)), for users without goals. */
export const USUAL_GOALS: GoalsOfDay = { protein: 50, fiber: 28 };

export interface Logged {
  meals: readonly CountedMeal[];
  /** Local times of weight entries, 'YYYY-MM-DDTHH:mm'. */
  weighings: readonly string[];
  /** The user's marks of days, by local day. */
  marks: ReadonlyMap<string, DayMark>;
  goals: GoalsOfDay;
  /** Resting energy in kcal per day; undefined if no goals are set. */
  resting: number | undefined;
  /** Local time. Entries after it do not count yet. */
  now: string;
}

/** For each type, the times at which its count rose by one, oldest first. */
export type Counts = Record<AwardType, readonly string[]>;

/** Counts entries by their own times, so the order in which they were entered or synced does not matter. */
export function countForAwards({ now, ...logged }: Logged): Counts {
  const meals = logged.meals.filter(({ mealTime }) => mealTime <= now).sort(byTime);
  const weighings = logged.weighings.filter((time) => time <= now).sort();
  const days = new Map<string, Day>();
  const foods = new Map<string, string>();
  for (const meal of meals) {
    addMeal(days, meal, logged.goals);
    for (const food of meal.foods) if (!foods.has(food)) foods.set(food, meal.mealTime);
  }
  const all = [...days.values()];
  const complete = completeDays({
    intakes: days,
    marks: logged.marks,
    today: now.slice(0, 10),
    resting: logged.resting,
  });
  return {
    meals: meals.map(({ mealTime }) => mealTime),
    days: all.map(({ first }) => first),
    streak: risesOf(streaksByDay(days.keys()), days),
    foods: [...foods.values()],
    protein: all.flatMap(({ reached }) => reached.protein ?? []).sort(),
    fiber: all.flatMap(({ reached }) => reached.fiber ?? []).sort(),
    complete: complete.map(({ day }) => `${day}T23:59`),
    weighings: firstOfEachDay(weighings),
  };
}

/** The awards earned so far, with the time of the entry that earned each. */
export function earnedAwards(counts: Counts): (AwardRow & { earnedAt: string })[] {
  return AWARDS.flatMap((award) => {
    const earnedAt = counts[award.awardType][award.value - 1];
    return earnedAt === undefined ? [] : [{ ...award, earnedAt }];
  });
}

/** The current count of each type. */
export function progressOf(counts: Counts): Record<AwardType, number> {
  const entries = AWARD_TYPES.map((type) => [type, counts[type].length]);
  return Object.fromEntries(entries) as Record<AwardType, number>;
}

interface Day extends EatenDay {
  /** Time of the day's first meal. */
  first: string;
  nutrients: { calories: number | null; protein: number; fiber: number };
  /** When the day reached each goal. */
  reached: Partial<Record<keyof GoalsOfDay, string>>;
}

/** Meals must be added in order of time. */
function addMeal(days: Map<string, Day>, meal: CountedMeal, goals: GoalsOfDay): void {
  const key = meal.mealTime.slice(0, 10);
  const day = days.get(key) ?? emptyDay(meal.mealTime);
  days.set(key, day);
  const { nutrients, reached } = day;
  if (meal.foods.length === 0) day.unread += 1;
  day.unweighed += meal.unweighed;
  if (meal.calories !== null) nutrients.calories = (nutrients.calories ?? 0) + meal.calories;
  for (const name of ['protein', 'fiber'] as const) {
    nutrients[name] += meal[name] ?? 0;
    if (nutrients[name] >= goals[name]) reached[name] ??= meal.mealTime;
  }
}

function emptyDay(first: string): Day {
  const nutrients = { calories: null, protein: 0, fiber: 0 };
  return { first, nutrients, unread: 0, unweighed: 0, reached: {} };
}

/** The times at which the longest streak so far grew; each day adds at most one. */
function risesOf(streaks: Map<string, number>, days: Map<string, Day>): string[] {
  const rises: string[] = [];
  for (const [day, streak] of streaks) {
    if (streak > rises.length) rises.push(days.get(day)?.first ?? `${day}T00:00`);
  }
  return rises;
}

/** @param times oldest first */
function firstOfEachDay(times: readonly string[]): string[] {
  return times.filter((time, place) => times[place - 1]?.slice(0, 10) !== time.slice(0, 10));
}

// The order of two meals in the same minute does not matter.
function byTime(one: CountedMeal, other: CountedMeal): number {
  return one.mealTime < other.mealTime ? -1 : Number(one.mealTime > other.mealTime);
}
