import type { MealItem } from '#shared/records/meal-item';
import type { Nutrients } from '#shared/records/nutrients';

import { rangeOfItems } from '../items/meal-range';
import { itemNutrients, totalNutrients } from '../items/totals';

interface PlannedMeal {
  items: readonly MealItem[];
  /** The number of lines or words that name a food that is not in `items`. */
  notCounted: number;
}

/** The sum of several planned meals. */
export interface PlanSum {
  /** The number of meals. */
  meals: number;
  /** Sums of known amounts; a lower bound if some are unknown. */
  nutrients: Nutrients;
  /** In kcal; null if no meal has known calories. */
  calories: number | null;
  /** Likely bounds of the calories, in kcal. */
  low: number;
  high: number;
  /** The number of meals with something that is not in the sum. */
  inPart: number;
}

/**
 * Sums meals, such as those of a day. Unknown amounts are not counted as 0; `inPart` gives the number of incomplete
 * meals.
 */
export function sumOfMeals(meals: readonly PlannedMeal[]): PlanSum {
  const items = meals.flatMap((meal) => meal.items);
  const nutrients = totalNutrients(items);
  const range = rangeOfItems(items);
  return {
    meals: meals.length,
    nutrients,
    calories: nutrients.calories,
    low: range.caloriesLow,
    high: range.caloriesHigh,
    inPart: meals.filter(isInPart).length,
  };
}

/** Whether a meal has something with unknown calories. */
function isInPart({ items, notCounted }: PlannedMeal): boolean {
  const isUnknown = items.some((item) => itemNutrients(item).calories === null);
  return notCounted > 0 || items.length === 0 || isUnknown;
}

export interface PlanAverage {
  /** The number of days with known calories, over which the average is taken. */
  days: number;
  /** kcal a day; null without such a day. */
  calories: number | null;
  /** Grams a day. */
  protein: number | null;
  /** The number of meals of these days with something that is not in the sums. */
  inPart: number;
}

/** The average of the days with planned meals with known calories. Unplanned days are left out, not counted as 0. */
export function averageOfDays(days: readonly PlanSum[]): PlanAverage {
  const known = days.flatMap((day) => (day.calories === null ? [] : [day.calories]));
  const protein = days.flatMap(({ nutrients }) => nutrients.protein ?? []);
  const mean = (numbers: readonly number[]) =>
    numbers.length === 0 ? null : numbers.reduce((one, other) => one + other, 0) / numbers.length;
  return {
    days: known.length,
    calories: mean(known),
    protein: mean(protein),
    inPart: days.reduce((sum, day) => sum + day.inPart, 0),
  };
}
