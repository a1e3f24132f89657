import { averageDay } from './average-day';
import type { DayIntake } from './day-intake';
import { ENOUGH_KNOWN, MORE_NUTRIENTS, type MoreNutrient } from './reference-values';
import { topFoods, type TopFood } from './top-foods';

const LEAST_FOODS = 3;

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
