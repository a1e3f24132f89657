import { DETAIL_NUTRIENTS } from '#shared/records/detail-nutrients';
import { byEveryNutrient, type EveryNutrient } from '#shared/records/every-nutrient';
import type { MealItem } from '#shared/records/meal-item';
import { NUTRIENTS } from '#shared/records/nutrients';

import { foodKey } from '../items/food-key';
import { energyShare } from '../items/totals';
import type { DetailTable } from './detail-table';

export type SummedItem = Pick<MealItem, 'name' | 'grams' | 'per100g' | 'source'>;

/** One food's part of a nutrient's sum. */
export interface FoodAmount {
  name: string;
  /** In the nutrient's unit. */
  amount: number;
  /** 0 to 1: `amount` as a part of the known sum of all foods. */
  share: number;
}

/** The sum of one nutrient over some foods, as far as their amounts are known. */
export interface NutrientSum {
  /** In the nutrient's unit. A lower bound if `coverage` is below 1; null if no food's amount is known. */
  amount: number | null;
  /** 0 to 1: the energy of the foods with a known amount, as a part of the energy of all; see `energyShare`. */
  coverage: number;
  /** Highest amount first, without foods whose amount is zero or unknown. */
  foods: readonly FoodAmount[];
}

export type NutrientSums = Record<EveryNutrient, NutrientSum>;

/**
 * Sums each nutrient over foods. The order of the items does not matter.
 * @param days if above 1, `amount` of each sum is the average per day; the amounts of `foods` stay totals
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
    // An item has amounts of its own if it comes from a label or an imported file. No table has such a food.
    for (const nutrient of DETAIL_NUTRIENTS)
      sums[nutrient].add(item, key, item.per100g[nutrient] ?? details?.[nutrient], share);
  }
  return byEveryNutrient((nutrient) => sums[nutrient].end(energy, days));
}

class Sum {
  private amount: number | null = null;
  private informed = 0;
  private readonly foods = new Map<string, { name: string; amount: number }>();

  /** Items stored before a nutrient was added lack it. */
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
      // Foods without energy, such as water alone, have no energy to weigh by. At least one amount is known here.
      coverage: energy === 0 ? 1 : Math.min(1, this.informed / energy),
      foods: [...this.foods.values()]
        .sort((one, other) => other.amount - one.amount || (one.name < other.name ? -1 : 1))
        .map((food) => ({ ...food, share: amount === 0 ? 0 : food.amount / amount })),
    };
  }
}
