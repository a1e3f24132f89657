import type { MealItem } from '#shared/records/meal-item';
import { LINE_TEXT_MAX, type RecipeFields } from '#shared/records/recipe';
import { itemsOfServing } from '#shared/rules/meal-plan/planned-meal';
import { itemsEaten, partOfItems } from '#shared/rules/recipes/eaten-part';
import type { Dish } from '#shared/rules/what-to-eat/dish';

import { readIngredients } from '../../device/analyser/analyser';
import type { Origin } from './candidates';

/** The numbers of portions that the user can choose. */
export const PORTIONS = [0.5, 1, 1.5, 2] as const;

/**
 * Converts a dish of our list to a recipe. Read with the food tables only, like the numbers of the list, without the
 * user's remembered foods.
 */
export async function recipeOf({ name, servings, lines, method }: Dish): Promise<RecipeFields> {
  const text = lines.map((line) => line.slice(0, LINE_TEXT_MAX)).join('\n');
  const read = await readIngredients(text, { memory: [], foods: [] });
  return { name, servings, lines: read, method, cookedGrams: null, tags: [] };
}

/** The content of a suggestion, after its lines have been read. */
export type SuggestionContents =
  | { from: 'recipe'; id: string; recipe: RecipeFields }
  | { from: 'favorite'; items: readonly MealItem[] }
  | { from: 'list'; recipe: RecipeFields };

export async function readContents(origin: Origin): Promise<SuggestionContents> {
  switch (origin.from) {
    case 'recipe': {
      const { id, ...recipe } = origin.recipe;
      return { from: 'recipe', id, recipe };
    }
    case 'favorite':
      return { from: 'favorite', items: origin.favourite.items };
    case 'list':
      return { from: 'list', recipe: await recipeOf(origin.dish) };
  }
}

/** @param portions 0.5 is half a portion */
export function itemsOf(contents: SuggestionContents, portions: number): MealItem[] {
  if (contents.from === 'favorite') return partOfItems(contents.items, portions);
  return itemsEaten(contents.recipe, portions / contents.recipe.servings);
}

/** The items of one portion, for the meal plan. */
export function itemsToPlan(contents: SuggestionContents): MealItem[] {
  return contents.from === 'favorite' ? [...contents.items] : itemsOfServing(contents.recipe);
}
