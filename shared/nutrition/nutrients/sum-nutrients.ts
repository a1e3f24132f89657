import { DETAIL_NUTRIENTS } from '#shared/records/detail-nutrients';
import { byEveryNutrient, type EveryNutrient } from '#shared/records/every-nutrient';
import type { MealItem } from '#shared/records/meal-item';
import { NUTRIENTS } from '#shared/records/nutrients';

import { foodKey } from '../items/food-key';
import { energyShare } from '../items/totals';
import type { DetailTable } from './detail-table';

export type SummedItem = Pick<MealItem, 'name' | 'grams' | 'per100g' | 'source'>;

/** What one food brought. */
export interface FoodAmount {
  name: string;
  /** In the nutrient's unit. */
  amount: number;
  /** 0 to 1: its part of all that is known. */
  share: number;
}

/** What is known of one nutrient in some foods. */
export interface NutrientSum {
  /** In the nutrient's unit; a lower bound where `coverage` is below 1, null where nothing is known. */
  amount: number | null;
  /** 0 to 1: the energy of the foods that know it, as a part of the energy of all; see `energyShare`. */
  coverage: number;
  /** Greatest first; those that brought none, or of which nothing is known, are not listed. */
  foods: readonly FoodAmount[];
}

export type NutrientSums = Record<EveryNutrient, NutrientSum>;

/**
 * Sums what foods hold of each nutrient. The order of the items does not matter.
 * @param days over how many days the sums are shared out; foods stay whole
 */
export function sumNutrients(
  items: readonly SummedItem[],
  table: DetailTable,
  days = 1,
): NutrientSums {
  const sums = byEveryNutrient(() => new Sum());
  let energy = 0;
  for (const item of items) {
    const share = energyShare(item);
    energy += share;
    const details = table.of(item.source);
    const key = foodKey(item);
    for (const nutrient of NUTRIENTS) sums[nutrient].add(item, key, item.per100g[nutrient], share);
    // What an item holds itself is of its own label or file: no table knows that food.
    for (const nutrient of DETAIL_NUTRIENTS)
      sums[nutrient].add(item, key, item.per100g[nutrient] ?? details?.[nutrient], share);
  }
  return byEveryNutrient((nutrient) => sums[nutrient].end(energy, days));
}

class Sum {
  private amount: number | null = null;
  private informed = 0;
  private readonly foods = new Map<string, { name: string; amount: number }>();

  /** Adds an item. Items that are older than a nutrient lack it. */
  add(
    { name, grams }: SummedItem,
    key: string,
    per100g: number | null | undefined,
    energy: number,
  ): void {
    if (per100g === null || per100g === undefined) return;
    const amount = (per100g * grams) / 100;
    this.amount = (this.amount ?? 0) + amount;
    this.informed += energy;
    if (amount === 0) return;
    const food = this.foods.get(key);
    if (food) food.amount += amount;
    else this.foods.set(key, { name, amount });
  }

  end(energy: number, days: number): NutrientSum {
    const { amount } = this;
    if (amount === null) return { amount, coverage: 0, foods: [] };
    return {
      amount: amount / days,
      // Of water alone all is known that is known.
      coverage: energy === 0 ? 1 : Math.min(1, this.informed / energy),
      foods: [...this.foods.values()]
        .sort((one, other) => other.amount - one.amount || (one.name < other.name ? -1 : 1))
        .map((food) => ({ ...food, share: amount === 0 ? 0 : food.amount / amount })),
    };
  }
}
