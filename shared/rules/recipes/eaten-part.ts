import type { MealItem } from '#shared/records/meal-item';
import { type RecipeFields, RECIPE_ITEMS_MAX } from '#shared/records/recipe';

/** How much of a recipe was eaten, in the unit in which the person says it. */
export type Eaten =
  | { by: 'servings'; servings: number }
  /** Of the cooked weight. */
  | { by: 'grams'; grams: number }
  /** 0.5 is half the pot. */
  | { by: 'part'; part: number };

type Whole = Pick<RecipeFields, 'servings' | 'cookedGrams'>;

/** A pot that is cooked again and again is more than one: up to this many at once. */
const POTS_MAX = 20;

/**
 * The share of the whole recipe that was eaten: 0.25 is a quarter.
 * @returns undefined where it cannot be known: grams of a dish that nobody has weighed, no amount, or more than
 *   twenty of the whole
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

/** What is in the whole recipe, in the order of its lines. Weights are those of the raw ingredients, in grams. */
export function itemsOfRecipe({ lines }: Pick<RecipeFields, 'lines'>): MealItem[] {
  return lines.flatMap(({ items }) => items).slice(0, RECIPE_ITEMS_MAX);
}

/** Grams of one food: a meal holds no more of it. */
export const GRAMS_MAX = 10_000;

/**
 * The ingredients that were eaten: each at its share, with its source and its range. They are the raw weights, so
 * their sum is not what the plate weighed, but the nutrients are those of the plate.
 * @param part share of the whole recipe, as `eatenPart` gives it
 */
export function itemsEaten(recipe: Pick<RecipeFields, 'lines'>, part: number): MealItem[] {
  return partOfItems(itemsOfRecipe(recipe), part).map((item, place) => ({
    ...item,
    id: `r${place + 1}`,
  }));
}

/**
 * Each item at a share of its weight, with its source and its range.
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
