import type { MealItem } from '#shared/records/meal-item';
import type { Nutrients } from '#shared/records/nutrients';

import type { Portion } from './food';

/** Grams that stand for one of something whose weight nobody knows, so that figures scale as all do. */
export const WHOLE_GRAMS = 100;

/** The only measure of such an item. */
export const WHOLE_PORTION: Portion = { text: '1 serving', grams: WHOLE_GRAMS };

/** Whether an item's figures were given for the whole of it: then its grams are a stand-in and not shown. */
export function isWhole({ amount }: Pick<MealItem, 'amount'>): boolean {
  return amount.basis === 'whole';
}

/**
 * An item that a person entered by its figures alone.
 * @param nutrients of the whole, in the units of `NUTRIENT_UNITS`; null where they are unknown
 */
export function wholeItem(id: string, name: string, nutrients: Nutrients): MealItem {
  const calories = nutrients.calories ?? 0;
  return {
    id,
    name,
    grams: WHOLE_GRAMS,
    per100g: nutrients,
    source: { kind: 'person' },
    amount: { basis: 'whole', text: WHOLE_PORTION.text },
    confidence: 'high',
    caloriesLow: calories,
    caloriesHigh: calories,
    edited: [],
  };
}
