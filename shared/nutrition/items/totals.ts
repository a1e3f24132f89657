import type { MealItem } from '#shared/records/meal-item';
import { NUTRIENTS, type Nutrients } from '#shared/records/nutrients';

/** Nutrients of one item: the nutrients per 100 g times its weight. Unknown stays null. */
export function itemNutrients(item: Pick<MealItem, 'grams' | 'per100g'>): Nutrients {
  return scaledNutrients(item.per100g, item.grams / 100);
}

// Average kcal per 100 g of what people eat in a day, without drinks.
const USUAL_DENSITY = 150;

/**
 * The weight of an item in coverage, in kcal. If its energy is unknown, an average is used: with 0, a sum without the
 * item would seem complete.
 */
export function energyShare({ grams, per100g }: Pick<MealItem, 'grams' | 'per100g'>): number {
  return ((per100g.calories ?? USUAL_DENSITY) * grams) / 100;
}

/** Amounts times a factor, including detail nutrients. Unknown stays null; missing amounts become null. */
export function scaledNutrients(amounts: Nutrients, factor: number): Nutrients {
  const names = [...NUTRIENTS, ...(Object.keys(amounts) as (keyof Nutrients)[])];
  const entries = names.map((name) => {
    const amount = amounts[name];
    return [name, typeof amount === 'number' ? amount * factor : null];
  });
  return Object.fromEntries(entries) as Nutrients;
}

/** Whether the nutrient is known for some items and unknown for others, so that the sum is a lower bound. */
export function isPartlyUnknown(
  items: readonly Pick<MealItem, 'per100g'>[],
  nutrient: keyof Nutrients,
): boolean {
  const known = items.filter(({ per100g }) => typeof per100g[nutrient] === 'number');
  return known.length > 0 && known.length < items.length;
}

/**
 * Sum over items. A nutrient that is unknown for every item is null; one that is unknown for some is the sum of the
 * known amounts, a lower bound.
 */
export function totalNutrients(items: readonly Pick<MealItem, 'grams' | 'per100g'>[]): Nutrients {
  const total = Object.fromEntries(NUTRIENTS.map((name) => [name, null])) as Nutrients;
  for (const item of items.map(itemNutrients)) {
    for (const nutrient of NUTRIENTS) {
      const amount = item[nutrient];
      if (amount !== null) total[nutrient] = (total[nutrient] ?? 0) + amount;
    }
  }
  return total;
}
