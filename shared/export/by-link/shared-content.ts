import type { MealItem } from '#shared/records/meal-item';
import type { MealType } from '#shared/records/meal';
import type { RecipeLine } from '#shared/records/recipe';

/** A shared meal, without its owner, its time and its photo. */
export interface SharedMeal {
  kind: 'meal';
  name: string;
  mealType: MealType;
  items: MealItem[];
  /**
   * The number of words in its description that did not match a food. They are not in `items`, and the words themselves
   * are not shared.
   */
  notCounted: number;
  /** Null unless the user has selected them. */
  notes: string | null;
}

export interface SharedRecipe {
  kind: 'recipe';
  name: string;
  servings: number;
  /** In grams; null if it was not weighed. */
  cookedGrams: number | null;
  lines: RecipeLine[];
  method: string | null;
}

/** One portion of a planned meal. */
export interface SharedPlanned {
  /** 1 for Monday to 7 for Sunday, because weeks start on different days in different places. */
  weekday: number;
  mealType: MealType;
  name: string;
  portions: number;
  items: MealItem[];
  notCounted: number;
}

/** A week. It is too large for a link, so it is shared as a file. */
export interface SharedPlan {
  kind: 'plan';
  meals: SharedPlanned[];
}

/** The contents of a link or file. */
export type SharedContent = SharedMeal | SharedRecipe | SharedPlan;

/**
 * Why a link or file cannot be read. newer: from a later version of the app. incomplete: a part is missing or changed.
 * foreign: not created by this app. too-large: larger than anything this app creates.
 */
export type SharedProblem = 'newer' | 'incomplete' | 'foreign' | 'too-large';

export type SharedReading =
  { content: SharedContent; problem?: undefined } | { content?: undefined; problem: SharedProblem };
