import type { MealItem } from '#shared/records/meal-item';
import { NUTRIENTS, type Nutrients } from '#shared/records/nutrients';

/**
 * Nutrients of one item: per-100-g figures times its weight.
 * Unknown stays null.
 */
export function itemNutrients(item: Pick<MealItem, 'grams' | 'per100g'>): Nutrients {
  const result = { ...item.per100g };
  for (const nutrient of NUTRIENTS) {
    const per100g = item.per100g[nutrient];
    // Missing in an item that is older than the nutrient.
    result[nutrient] = typeof per100g === 'number' ? (per100g * item.grams) / 100 : null;
  }
  return result;
}

/**
 * Sum over items. A nutrient that is unknown for every item is null;
 * one that is unknown for some is the sum of the known, a lower bound.
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
