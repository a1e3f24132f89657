import type { MealType } from '#shared/records/meal';

import type { Trait } from '../diets/traits';

/** A dish of our own list, see scripts/food-table/dishes. The values are for one portion: kcal and grams. */
export interface Dish {
  name: string;
  /** The meals for which it is usual. */
  meals: readonly MealType[];
  /** The number of portions that the lines make. */
  servings: number;
  /** The ingredients, as lines of a recipe. */
  lines: readonly string[];
  method: string;
  /** Short names of the ingredients in the food tables. */
  foods: readonly string[];
  calories: number;
  low: number;
  high: number;
  protein: number;
  carbs: number;
  fat: number;
  fiber: number;
  contains: readonly Trait[];
  /** Traits that products of this type often have. */
  may: readonly Trait[];
}
