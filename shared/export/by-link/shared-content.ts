import type { MealItem } from '#shared/records/meal-item';
import type { MealType } from '#shared/records/meal';
import type { RecipeLine } from '#shared/records/recipe';

/** A meal that somebody hands on. Nothing tells whose it was, when it was eaten, or how it looked. */
export interface SharedMeal {
  kind: 'meal';
  name: string;
  mealType: MealType;
  items: MealItem[];
  /** How many words of its description named no food: they are not in `items`, and their words stay behind. */
  notCounted: number;
  /** Only where the person has ticked it. */
  notes: string | null;
}

export interface SharedRecipe {
  kind: 'recipe';
  name: string;
  servings: number;
  /** In grams; null where nobody has weighed it. */
  cookedGrams: number | null;
  lines: RecipeLine[];
  method: string | null;
}

/** A meal of a plan, of one portion. */
export interface SharedPlanned {
  /** 1 for Monday to 7 for Sunday: weeks begin on other days elsewhere. */
  weekday: number;
  mealType: MealType;
  name: string;
  portions: number;
  items: MealItem[];
  notCounted: number;
}

/** A week: too much for a link, so it goes as a file. */
export interface SharedPlan {
  kind: 'plan';
  meals: SharedPlanned[];
}

/** What a link or a file holds. */
export type SharedContent = SharedMeal | SharedRecipe | SharedPlan;

/**
 * Why a link or a file cannot be read. newer: of a later version of the app. incomplete: a part of it is missing or
 * changed. foreign: none of ours. too-large: more than any of ours holds.
 */
export type SharedProblem = 'newer' | 'incomplete' | 'foreign' | 'too-large';

export type SharedReading =
  { content: SharedContent; problem?: undefined } | { content?: undefined; problem: SharedProblem };
