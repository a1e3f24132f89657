import type { Nutrient } from '#shared/records/nutrients';

import { averageDay } from './average-day';
import type { DayIntake } from './day-intake';
import { ENOUGH_KNOWN, MORE_NUTRIENTS, type MoreNutrient } from './reference-values';

const LEAST_FOODS = 3;

/** A food that contributed much of a nutrient. */
export interface TopFood {
  name: string;
  /** In the nutrient's unit, over all days together. */
  amount: number;
  /** 0 to 1: its share of the known sum. */
  share: number;
}

/**
 * The foods that contributed most of a nutrient, greatest first, without foods with none or an unknown amount.
 * @param most the most foods to return
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
 * The food with the greatest share of any nutrient that is known well enough. Null if there are too few foods for
 * that to mean anything.
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
