import { isWhole } from '#shared/nutrition/items/items';
import type { MealItem } from '#shared/records/meal-item';
import {
  byNutrient,
  MORE_NUTRIENTS,
  type Nutrient,
  NUTRIENT_ROWS,
  NUTRIENT_UNITS,
} from '#shared/records/nutrients';

export const NUTRIENT_NAMES: Record<Nutrient, string> = byNutrient(
  (nutrient) => NUTRIENT_ROWS[nutrient].label,
);

const LISTED = MORE_NUTRIENTS.map((nutrient) => lowerFirst(NUTRIENT_NAMES[nutrient]));

/** In a sentence: 'fiber, sugars, ... and vitamin C'. */
export const MORE_NUTRIENT_WORDS = `${LISTED.slice(0, -1).join(', ')} and ${LISTED.at(-1) ?? ''}`;

function lowerFirst(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** Unknown is never shown as zero. */
export function nutrientWords(nutrient: Nutrient, amount: number | null): string {
  if (amount === null) return 'unknown';
  return `${numberWords(amount)} ${NUTRIENT_UNITS[nutrient]}`;
}

export function gramsWords(grams: number): string {
  return `${numberWords(grams)} g`;
}

/** Servings if the item has no known weight. */
export function howMuchWords(item: Pick<MealItem, 'grams' | 'amount'>): string {
  return isWhole(item) ? item.amount.text : gramsWords(item.grams);
}

/** Whole from ten on, one decimal below. */
export function shownAmount(amount: number): number {
  return amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
}

export function numberWords(amount: number): string {
  return shownAmount(amount).toLocaleString('en', { maximumFractionDigits: 1 });
}
