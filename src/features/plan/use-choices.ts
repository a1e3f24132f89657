import type { MealItem } from '#shared/records/meal-item';
import { candidatesFor } from '#shared/rules/log-again';
import { contentsOf, itemsOfServing } from '#shared/rules/meal-plan/planned-meal';
import type { Slot } from '#shared/rules/meal-slots';

import { useLatestMeals } from '../../store/diary';
import { useFavourites } from '../../store/favourites';
import { useRecipes } from '../../store/kitchen/recipes';
import { messages } from './messages';

/** One portion of a dish that can be planned. */
export interface Choice {
  key: string;
  name: string;
  items: readonly MealItem[];
  notCounted: number;
  recipeId: string | null;
}

export interface Choices {
  recipes: Choice[];
  favorites: Choice[];
  /** Most likely first. */
  earlier: Choice[];
}

const EARLIER_MAX = 12;
const ONE = { portions: 1, items: [], reading: null };

/** Choices that contain all words of the query; all choices for an empty query. undefined while loading. */
export function useChoices(
  query: string,
  { day, slot }: { day: string; slot: Slot },
): Choices | undefined {
  const recipes = useRecipes();
  const meals = useLatestMeals();
  const favourites = useFavourites();
  if (!recipes || !meals || !favourites) return undefined;
  const occasion = { mealType: slot.mealType, mealTime: `${day}T${slot.time}` };
  const known = candidatesFor({ meals, favourites }, occasion)
    .map((one) => ({ ...one, name: one.name.trim() === '' ? messages.mealWithoutName : one.name }))
    .map((one) => ({ ...one, notCounted: 0, recipeId: null }))
    .filter(({ name, items }) => hasWords([name, ...items.map((item) => item.name)], query));
  return {
    recipes: recipes
      .filter(({ name, tags, lines }) =>
        hasWords([name, ...tags, ...lines.map(({ text }) => text)], query),
      )
      .map((recipe) => ({
        key: recipe.id,
        name: recipe.name,
        items: itemsOfServing(recipe),
        notCounted: contentsOf(ONE, recipe).notCounted,
        recipeId: recipe.id,
      })),
    favorites: known.filter(({ isFavourite }) => isFavourite),
    earlier: known.filter(({ isFavourite }) => !isFavourite).slice(0, EARLIER_MAX),
  };
}

function hasWords(texts: readonly string[], query: string): boolean {
  const text = texts.join(' ').toLowerCase();
  const words = query.trim().toLowerCase().split(/\s+/u);
  return words.every((word) => text.includes(word));
}
