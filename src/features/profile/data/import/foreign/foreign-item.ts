import { importedItem } from '#shared/nutrition/items';
import { mealItemSchema, type MealItem } from '#shared/records/meal-item';
import type { Nutrients } from '#shared/records/nutrients';

import { cutTo } from './cut-to';

interface Told {
  eaten: Nutrients;
  /** Weight in grams; null where nobody knows it. */
  grams: number | null;
  /** The amount in the file's own words. */
  amount: string;
}

/** A food with the figures that the other program gave it; undefined where they cannot be those of a food. */
export function foreignItem(name: string, { eaten, grams, amount }: Told): MealItem | undefined {
  const words = plainCount(cutTo(amount, 120));
  return mealItemSchema.safeParse(importedItem(cutTo(name, 120), eaten, { grams, amount: words }))
    .data;
}

/** '1 medium' where a program writes '1.00 medium'. */
export function plainCount(amount: string): string {
  return amount.replace(/^(\d+)[.,]0+(?=\s|$)/, '$1').replace(/^(\d+[.,]\d*[1-9])0+(?=\s|$)/, '$1');
}
