import type { MealItem } from '#shared/records/meal-item';
import { LINE_TEXT_MAX, type RecipeFields } from '#shared/records/recipe';
import { itemsOfServing } from '#shared/rules/meal-plan/planned-meal';
import { itemsEaten, partOfItems } from '#shared/rules/recipes/eaten-part';
import type { Dish } from '#shared/rules/what-to-eat/dish';

import { readIngredients } from '../../device/analyser/analyser';
import type { Origin } from './candidates';

/** What a person may take at once: a number of portions. */
export const PORTIONS = [0.5, 1, 1.5, 2] as const;

/**
 * A dish of our list as a recipe of a person's own. Read by the tables alone, as its figures were, whatever the
 * person has taught.
 */
export async function recipeOf({ name, servings, lines, method }: Dish): Promise<RecipeFields> {
  const text = lines.map((line) => line.slice(0, LINE_TEXT_MAX)).join('\n');
  const read = await readIngredients(text, { memory: [], foods: [] });
  return { name, servings, lines: read, method, cookedGrams: null, tags: [] };
}

/** What is behind a suggestion, once its lines have been read. */
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

/** One portion, as a plan keeps it. */
export function itemsToPlan(contents: SuggestionContents): MealItem[] {
  return contents.from === 'favorite' ? [...contents.items] : itemsOfServing(contents.recipe);
}
