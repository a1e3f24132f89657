import type { Nutrient } from '#shared/records/nutrients';

import { averageDay } from './average-day';
import type { DayIntake } from './day-intake';
import { ENOUGH_KNOWN, MORE_NUTRIENTS, type MoreNutrient } from './reference-values';

const LEAST_FOODS = 3;

/** A food among those that brought most of a nutrient. */
export interface TopFood {
  name: string;
  /** In the nutrient's unit, over all days together. */
  amount: number;
  /** 0 to 1: its part of all that is known. */
  share: number;
}

/**
 * The foods that brought most of a nutrient, the greatest first. A food that brought none, or of which
 * nothing is known, is not among them.
 * @param most how many at most
 */
export function topFoods(
  days: readonly DayIntake[],
  nutrient: Nutrient,
  most = Infinity,
): TopFood[] {
  const foods = new Map<string, { name: string; amount: number }>();
  let total = 0;
  for (const { key, name, nutrients } of days.flatMap((day) => day.foods)) {
    const amount = nutrients[nutrient] ?? 0;
    if (amount === 0) continue;
    const known = foods.get(key);
    if (known) known.amount += amount;
    else foods.set(key, { name, amount });
    total += amount;
  }
  return [...foods.values()]
    .sort((one, other) => other.amount - one.amount || (one.name < other.name ? -1 : 1))
    .slice(0, most)
    .map((food) => ({ ...food, share: food.amount / total }));
}

/**
 * The one food that says most: of the nutrients that are known well, the one of which a single food
 * brought the greatest part. Null where there are too few foods for that to mean anything.
 */
export function tellingFood(
  days: readonly DayIntake[],
): { nutrient: MoreNutrient; food: TopFood } | null {
  const average = averageDay(days);
  if (!average) return null;
  const [most] = MORE_NUTRIENTS.flatMap((nutrient) => {
    const foods = topFoods(days, nutrient, LEAST_FOODS);
    const [food] = foods;
    const isTelling = foods.length === LEAST_FOODS && average.coverage[nutrient] >= ENOUGH_KNOWN;
    return food && isTelling ? [{ nutrient, food }] : [];
  }).sort((one, other) => other.food.share - one.food.share);
  return most ?? null;
}
