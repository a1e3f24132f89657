import type { MealItem } from '#shared/records/meal-item';
import { type RecipeFields, RECIPE_ITEMS_MAX } from '#shared/records/recipe';

/** How much of a recipe was eaten, in the unit that the user chose. */
export type Eaten =
  | { by: 'servings'; servings: number }
  /** Of the cooked weight. */
  | { by: 'grams'; grams: number }
  /** 0.5 is half the pot. */
  | { by: 'part'; part: number };

type Whole = Pick<RecipeFields, 'servings' | 'cookedGrams'>;

/** The most of a whole recipe that can be logged as eaten at once. */
const POTS_MAX = 20;

/**
 * The share of the whole recipe that was eaten: 0.25 is a quarter.
 * @returns undefined if unknown: grams of a dish that was not weighed, no amount, or more than 20 times the whole
 */
export function eatenPart(whole: Whole, eaten: Eaten): number | undefined {
  const part = partOf(whole, eaten);
  const isAmount = part !== undefined && Number.isFinite(part) && part > 0 && part <= POTS_MAX;
  return isAmount ? part : undefined;
}

function partOf({ servings, cookedGrams }: Whole, eaten: Eaten): number | undefined {
  if (eaten.by === 'servings') return eaten.servings / servings;
  if (eaten.by === 'part') return eaten.part;
  return cookedGrams === null ? undefined : eaten.grams / cookedGrams;
}

/** All items of a recipe in the order of its lines, with raw weights in grams. */
export function itemsOfRecipe({ lines }: Pick<RecipeFields, 'lines'>): MealItem[] {
  return lines.flatMap(({ items }) => items).slice(0, RECIPE_ITEMS_MAX);
}

/** The most grams of one food in a meal. */
export const GRAMS_MAX = 10_000;

/**
 * The eaten share of each ingredient, with source and range. Weights are raw, so their sum is not the weight of the
 * portion, but the nutrients are right.
 * @param part share of the whole recipe, from `eatenPart`
 */
export function itemsEaten(recipe: Pick<RecipeFields, 'lines'>, part: number): MealItem[] {
  return partOfItems(itemsOfRecipe(recipe), part).map((item, place) => ({
    ...item,
    id: `r${place + 1}`,
  }));
}

/**
 * Scales the weight of each item, keeping source and range.
 * @param part 0.5 is half of each, 2 is twice as much
 */
export function partOfItems(items: readonly MealItem[], part: number): MealItem[] {
  return items.map((item) => ({
    ...item,
    grams: Math.min(GRAMS_MAX, item.grams * part),
    caloriesLow: item.caloriesLow * part,
    caloriesHigh: item.caloriesHigh * part,
    ...(item.gramsLow !== undefined && { gramsLow: Math.min(GRAMS_MAX, item.gramsLow * part) }),
    ...(item.gramsHigh !== undefined && { gramsHigh: Math.min(GRAMS_MAX, item.gramsHigh * part) }),
    amount: { ...item.amount, text: sharedText(item.amount.text, part) },
  }));
}

const TEXT_MAX = 120;

function sharedText(text: string, part: number): string {
  if (part === 1) return text;
  const share = `${Number((100 * part).toPrecision(3))} % of ${text}`;
  return share.slice(0, TEXT_MAX);
}
