import type { MealItem } from '#shared/records/meal-item';
import { ENERGY_PER_GRAM } from '#shared/records/nutrients';

import { itemNutrients } from './totals';

/** About two days' energy of an adult: nobody eats that of one food at once. */
const KCAL_MAX = 4_000;

/** More than a stomach takes of any food. */
const GRAMS_MAX = 4_000;

/** Under this many kcal per 100 g it is a drink, of which a whole day's may be in one entry. */
const WATERY = 5;

const WATERY_GRAMS_MAX = 8_000;

/** What cannot well have been eaten, and how much of it there is. */
export type Implausible =
  | { kind: 'energy'; id: string; name: string; calories: number }
  | { kind: 'weight'; id: string; name: string; grams: number };

type Entered = Pick<MealItem, 'id' | 'name' | 'grams' | 'per100g' | 'amount'>;

/**
 * The first item that is most likely a slip: a digit too many, or another unit. It is asked about once, and stays
 * if the user says so.
 * @returns null where all may well be right
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
  // The grams of what was entered by its figures alone are a stand-in.
  if (amount.basis === 'whole') return null;
  const isWatery = per100g.calories !== null && per100g.calories < WATERY;
  return grams > (isWatery ? WATERY_GRAMS_MAX : GRAMS_MAX)
    ? { kind: 'weight', id, name, grams }
    : null;
}

/** In kcal: what was told, or what the macros come to if that is more. */
function energyOf(item: Pick<MealItem, 'grams' | 'per100g'>): number {
  const { calories, protein, carbs, fat } = itemNutrients(item);
  const ofMacros =
    (protein ?? 0) * ENERGY_PER_GRAM.protein +
    (carbs ?? 0) * ENERGY_PER_GRAM.carbs +
    (fat ?? 0) * ENERGY_PER_GRAM.fat;
  return Math.max(calories ?? 0, ofMacros);
}
