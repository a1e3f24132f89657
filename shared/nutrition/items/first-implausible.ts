import type { MealItem } from '#shared/records/meal-item';
import { ENERGY_PER_GRAM } from '#shared/records/nutrients';

import { itemNutrients } from './totals';

/** About two days' energy of an adult; no one eats that much of one food at once. */
const KCAL_MAX = 4_000;

/** More than a stomach can hold. */
const GRAMS_MAX = 4_000;

/** Below this many kcal per 100 g a food is a drink; one entry may be a whole day's. */
const WATERY = 5;

const WATERY_GRAMS_MAX = 8_000;

/** An implausible item, and its amount. */
export type Implausible =
  | { kind: 'energy'; id: string; name: string; calories: number }
  | { kind: 'weight'; id: string; name: string; grams: number };

type Entered = Pick<MealItem, 'id' | 'name' | 'grams' | 'per100g' | 'amount'>;

/**
 * The first item that is most likely a typing error, such as an extra digit or another unit. The user is asked once
 * and can keep it.
 * @returns null if all items are plausible
 */
export function firstImplausible(items: readonly Entered[]): Implausible | null {
  for (const item of items) {
    const found = implausible(item);
    if (found) return found;
  }
  return null;
}

function implausible({ id, name, grams, per100g, amount }: Entered): Implausible | null {
  const calories = energyOf({ grams, per100g });
  if (calories > KCAL_MAX) return { kind: 'energy', id, name, calories };
  // The grams of an item entered without a weight are a placeholder.
  if (amount.basis === 'whole') return null;
  const isWatery = per100g.calories !== null && per100g.calories < WATERY;
  return grams > (isWatery ? WATERY_GRAMS_MAX : GRAMS_MAX)
    ? { kind: 'weight', id, name, grams }
    : null;
}

/** In kcal: the given energy, or that of the macros if higher. */
function energyOf(item: Pick<MealItem, 'grams' | 'per100g'>): number {
  const { calories, protein, carbs, fat } = itemNutrients(item);
  const ofMacros =
    (protein ?? 0) * ENERGY_PER_GRAM.protein +
    (carbs ?? 0) * ENERGY_PER_GRAM.carbs +
    (fat ?? 0) * ENERGY_PER_GRAM.fat;
  return Math.max(calories ?? 0, ofMacros);
}
