import {
  byDetail,
  type DetailAmounts,
  type DetailNutrient,
} from '#shared/records/detail-nutrients';

import { OWN_LISTS } from '../own/lists';
import type { OwnFood, Recipe } from '../own/own-food';
import { PANTRY, type Ingredient } from '../own/pantry';
import type { Details } from './read-details';

// The same as for the nutrients of a recipe in our food table (own/cook.ts).
const TRACE = 0.02;

// The share that remains after cooking. Our own values, in the middle of those for boiling, baking and frying in the
// USDA's table of retention factors; minerals and fats remain. Added folic acid is treated like folate here.
const KEPT: Partial<Record<DetailNutrient, number>> = {
  thiamin: 0.8,
  vitaminB6: 0.9,
  folate: 0.75,
  folicAcid: 0.75,
  // After half an hour of simmering a third remains.
  alcohol: 0.35,
};

/**
 * The details of each of our foods, calculated from its recipe. Branded products whose labels do not state them have
 * none.
 */
export function ownDetails(releases: ReadonlyMap<string, DetailAmounts>): Details {
  const foods = OWN_LISTS.flatMap((list) => list.foods);
  return new Map(foods.map((food) => [`own:${food.code}`, detailsOf(food, releases)]));
}

/** Codes of the releases that our foods are made of. */
export function usedCodes(): Set<string> {
  const foods = OWN_LISTS.flatMap((list) => list.foods);
  return new Set(
    foods.flatMap((food) => {
      if ('like' in food) return [food.like[0]];
      if ('of' in food) return Object.keys(food.of).map((name) => PANTRY[name as Ingredient][0]);
      return [];
    }),
  );
}

function detailsOf(food: OwnFood, releases: ReadonlyMap<string, DetailAmounts>): DetailAmounts {
  const found = (code: string) => {
    const amounts = releases.get(code);
    if (!amounts)
      throw new Error(`own:${food.code}: no nutrients of ${code}; read the releases again`);
    return amounts;
  };
  if ('like' in food) return found(food.like[0]);
  if (!('of' in food)) return byDetail(() => null);
  const parts = Object.entries(food.of).map(([name, grams]) => ({
    grams,
    per100g: found(PANTRY[name as Ingredient][0]),
  }));
  return byDetail((nutrient) => cooked(food, parts, nutrient));
}

interface Part {
  grams: number;
  per100g: DetailAmounts;
}

function cooked(recipe: Recipe, parts: readonly Part[], nutrient: DetailNutrient): number | null {
  const silent = parts.filter(({ per100g }) => per100g[nutrient] === null);
  const unknown = silent.reduce((sum, { grams }) => sum + grams, 0);
  if (unknown > recipe.weighs * TRACE) return null;
  const whole = parts.reduce(
    (sum, { grams, per100g }) => sum + grams * (per100g[nutrient] ?? 0),
    0,
  );
  if (nutrient === 'water') return waterOf(recipe, parts, whole);
  const isKept = recipe.raw ?? (nutrient === 'alcohol' && recipe.alcohol);
  return (whole * (isKept ? 1 : (KEPT[nutrient] ?? 1))) / recipe.weighs;
}

/** The change of weight in the pot is water; unknown if more was lost than the ingredients contained. */
function waterOf(recipe: Recipe, parts: readonly Part[], held: number): number | null {
  const entered = parts.reduce((sum, { grams }) => sum + grams, 0);
  const left = held + (recipe.weighs - entered) * 100;
  return left < 0 ? null : Math.min(100, left / recipe.weighs);
}
