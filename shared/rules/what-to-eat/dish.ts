import type { MealType } from '#shared/records/meal';

import type { Trait } from '../diets/traits';

/** A dish of our own list, see scripts/food-table/dishes. Figures are of one portion: kcal and grams. */
export interface Dish {
  name: string;
  /** The meals that it is usual for. */
  meals: readonly MealType[];
  /** How many portions the lines make. */
  servings: number;
  /** Ingredients as they go into the pot. */
  lines: readonly string[];
  method: string;
  /** What the food tables call the ingredients, in short. */
  foods: readonly string[];
  calories: number;
  low: number;
  high: number;
  protein: number;
  carbs: number;
  fat: number;
  fiber: number;
  contains: readonly Trait[];
  /** What such products often hold. */
  may: readonly Trait[];
}
