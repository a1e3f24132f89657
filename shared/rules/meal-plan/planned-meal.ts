import { type MealFields, MEAL_NAME_MAX } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import type { PlannedMealFields } from '#shared/records/planned-meal';
import type { RecipeFields } from '#shared/records/recipe';

import { daysAfter, daysBetween } from '../calendar';
import { mealOfItems, type Standpoint } from '../copy-meal';
import { GRAMS_MAX, itemsEaten, itemsOfRecipe, partOfItems } from '../recipes/eaten-part';

type Recipe = Pick<RecipeFields, 'servings' | 'lines'>;

/** The items of one serving of a recipe: raw weights in grams, with their ranges. */
export function itemsOfServing(recipe: Recipe): MealItem[] {
  return itemsEaten(recipe, 1 / recipe.servings);
}

/** The contents of a planned meal. */
export interface Planned {
  /** The items of all portions. */
  items: MealItem[];
  /** The number of recipe lines, or words, that name a food that is not in `items`. */
  notCounted: number;
}

/**
 * The contents of a planned meal, for all its portions. A recipe is used in its current state.
 * @param recipe the recipe that the meal is a serving of; undefined if there is none or it was deleted, in which case
 * the stored items are used
 */
export function contentsOf(
  planned: Pick<PlannedMealFields, 'portions' | 'items' | 'reading'>,
  recipe: Recipe | undefined,
): Planned {
  const { portions, reading } = planned;
  if (recipe) {
    const unread = recipe.lines.filter((line) => line.unread).length;
    const lost = recipe.lines.flatMap(({ items }) => items).length - itemsOfRecipe(recipe).length;
    return timesPortions(itemsOfServing(recipe), portions, unread + lost);
  }
  return timesPortions(reading?.items ?? planned.items, portions, reading?.notFound.length ?? 0);
}

/** Multiplies the items by the portions. A food with more grams than a meal can hold is added to `notCounted`. */
function timesPortions(items: readonly MealItem[], portions: number, notCounted: number): Planned {
  const over = items.filter(({ grams }) => grams * portions > GRAMS_MAX).length;
  return { items: partOfItems(items, portions), notCounted: notCounted + over };
}

/**
 * The meal to log once a planned meal is eaten: a copy, so later changes of the plan or recipe do not change it. If
 * it was planned in words, the meal keeps them and the words that were not found.
 */
export function mealOfPlanned(
  planned: Pick<PlannedMealFields, 'name' | 'portions' | 'words' | 'items' | 'reading'>,
  recipe: Recipe | undefined,
  target: Standpoint,
): MealFields {
  const { items } = contentsOf(planned, recipe);
  const name = planned.name.slice(0, MEAL_NAME_MAX);
  const meal = mealOfItems({ name, items }, target);
  const { words, reading, portions } = planned;
  if (words === null) return meal;
  // For one portion the analysis is used unchanged, but without its question.
  const isAsRead = portions === 1 || items.length === 0;
  return {
    ...meal,
    description: words,
    estimate: reading && { ...reading, question: null },
    items: isAsRead ? null : items,
  };
}

/**
 * Copies planned meals to another week, each on its weekday. The copies have new diary ids, so they are not eaten
 * yet.
 * @param from first day of the meals' week, 'YYYY-MM-DD'
 * @param to first day of the other week
 * @param newId makes a diary id for each copy
 */
export function inOtherWeek(
  meals: readonly PlannedMealFields[],
  { from, to, newId }: { from: string; to: string; newId: () => string },
): PlannedMealFields[] {
  const days = daysBetween(from, to);
  return meals.map((meal) => ({ ...meal, day: daysAfter(meal.day, days), mealId: newId() }));
}
