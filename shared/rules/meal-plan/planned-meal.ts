import { type MealFields, MEAL_NAME_MAX } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import type { PlannedMealFields } from '#shared/records/planned-meal';
import type { RecipeFields } from '#shared/records/recipe';

import { daysAfter, daysBetween } from '../calendar';
import { mealOfItems, type Standpoint } from '../copy-meal';
import { GRAMS_MAX, itemsEaten, itemsOfRecipe, partOfItems } from '../recipes/eaten-part';

type Recipe = Pick<RecipeFields, 'servings' | 'lines'>;

/** One serving of a recipe, as it is planned: raw weights in grams, with their ranges. */
export function itemsOfServing(recipe: Recipe): MealItem[] {
  return itemsEaten(recipe, 1 / recipe.servings);
}

/** What a planned meal holds. */
export interface Planned {
  /** Of all its portions. */
  items: MealItem[];
  /** Lines of the recipe, or words, that name something to eat that is not in `items`. */
  notCounted: number;
}

/**
 * What a planned meal holds, of all its portions. A recipe counts as it is now.
 * @param recipe the one that it is a serving of; undefined where there is none, or where it was deleted: then the
 *   serving counts as it was when it was planned
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

/** More of one food than a meal holds is not counted in silence. */
function timesPortions(items: readonly MealItem[], portions: number, notCounted: number): Planned {
  const over = items.filter(({ grams }) => grams * portions > GRAMS_MAX).length;
  return { items: partOfItems(items, portions), notCounted: notCounted + over };
}

/**
 * The meal that stands in the diary once a planned one was eaten: a copy, which no later change of the plan or of
 * the recipe reaches. Planned in words, it keeps them, and says what of them was not found.
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
  // Of one portion the reading is what was eaten; nothing of it is asked any more.
  const isAsRead = portions === 1 || items.length === 0;
  return {
    ...meal,
    description: words,
    estimate: reading && { ...reading, question: null },
    items: isAsRead ? null : items,
  };
}

/**
 * The same meals in another week, each on its weekday. They are new ones: what was eaten of the first week is not
 * eaten in the other.
 * @param from first day of the week that they stand in, 'YYYY-MM-DD'
 * @param to first day of the other week
 * @param newId makes an id for the meal of each in the diary
 */
export function inOtherWeek(
  meals: readonly PlannedMealFields[],
  { from, to, newId }: { from: string; to: string; newId: () => string },
): PlannedMealFields[] {
  const days = daysBetween(from, to);
  return meals.map((meal) => ({ ...meal, day: daysAfter(meal.day, days), mealId: newId() }));
}
