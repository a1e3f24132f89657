import { isWhole } from '#shared/nutrition/whole';
import type { MealItem } from '#shared/records/meal-item';
import { NUTRIENT_UNITS, type Nutrient } from '#shared/records/nutrients';

export const NUTRIENT_NAMES: Record<Nutrient, string> = {
  calories: 'Energy',
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  fiber: 'Fibre',
  sugar: 'Sugars',
  saturatedFat: 'Saturated fat',
  sodium: 'Sodium',
  cholesterol: 'Cholesterol',
  vitaminC: 'Vitamin C',
};

/** An amount with its unit. Unknown is said, and never shown as zero. */
export function nutrientWords(nutrient: Nutrient, amount: number | null): string {
  if (amount === null) return 'unknown';
  return `${numberWords(amount)} ${NUTRIENT_UNITS[nutrient]}`;
}

/** A weight as it is read: whole grams from ten on, one decimal below. */
export function gramsWords(grams: number): string {
  return `${numberWords(grams)} g`;
}

/** How much of an item: its weight, or the servings of what nobody has weighed. */
export function howMuchWords(item: Pick<MealItem, 'grams' | 'amount'>): string {
  return isWhole(item) ? item.amount.text : gramsWords(item.grams);
}

/** An amount as fine as it is shown: whole from ten on, one decimal below. */
export function shownAmount(amount: number): number {
  return amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
}

/** An amount without its unit, where that stands beside it once for many. */
export function numberWords(amount: number): string {
  return shownAmount(amount).toLocaleString('en', { maximumFractionDigits: 1 });
}
