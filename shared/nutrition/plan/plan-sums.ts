import type { MealItem } from '#shared/records/meal-item';
import type { Nutrients } from '#shared/records/nutrients';

import { rangeOfItems } from '../items/meal-range';
import { itemNutrients, totalNutrients } from '../items/totals';

interface PlannedMeal {
  items: readonly MealItem[];
  /** Lines or words that name something to eat that is not in `items`. */
  notCounted: number;
}

/** What some planned meals hold together. */
export interface PlanSum {
  /** How many meals it is of. */
  meals: number;
  /** Sums of what is known: a lower bound where something is not. */
  nutrients: Nutrients;
  /** In kcal; null where no meal has figures. */
  calories: number | null;
  /** Likely bounds of the calories, in kcal. */
  low: number;
  high: number;
  /** How many of the meals hold something that is not in the sum. */
  inPart: number;
}

/** Sums meals, such as those of a day. Nothing unknown is taken for 0: the sum says of how many meals it lacks something. */
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

/** Whether something of a meal has no calories that are known. */
function isInPart({ items, notCounted }: PlannedMeal): boolean {
  const isUnknown = items.some((item) => itemNutrients(item).calories === null);
  return notCounted > 0 || items.length === 0 || isUnknown;
}

export interface PlanAverage {
  /** Days with a planned meal that has figures: the average is of these. */
  days: number;
  /** kcal a day; null without such a day. */
  calories: number | null;
  /** Grams a day. */
  protein: number | null;
  /** Meals of these days that hold something that is not in the sums. */
  inPart: number;
}

/** The average of the days that have planned meals with figures. A day that nobody has planned is not one of nothing. */
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
