import type { MealItem } from '#shared/records/meal-item';
import type { ProductFields } from '#shared/records/product';

import { itemNutrients } from './totals';

/** An amount of a product in words: '2 × 30 g', '45 g'. */
export interface ProductAmount {
  /** Grams, or millilitres of a drink, of which one is taken as one gram. */
  grams: number;
  text: string;
}

/**
 * The share by which a label may be off: the limit that the United States set for calories (21 CFR
 * 101.9 (g) (5)); the tolerances of the European Union are of that size too.
 */
const LABEL_MARGIN = 0.2;

/** An amount of a product, as an item of a meal. */
export function itemOfProduct(
  { barcode, facts }: ProductFields,
  { grams, text }: ProductAmount,
  { id }: { id: string },
): MealItem {
  const { name, brand, per100, unit, from } = facts;
  const isNamed =
    brand === null || brand === '' || name.toLowerCase().includes(brand.toLowerCase());
  const calories = itemNutrients({ grams, per100g: per100 }).calories ?? 0;
  return {
    id,
    name: (isNamed ? name : `${name}, ${brand}`).slice(0, 120),
    grams,
    per100g: per100,
    source: { kind: 'product', from, barcode, unit },
    amount: { basis: 'stated-weight', text },
    confidence: 'high',
    caloriesLow: calories * (1 - LABEL_MARGIN),
    caloriesHigh: calories * (1 + LABEL_MARGIN),
    edited: [],
  };
}
