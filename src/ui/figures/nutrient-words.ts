import { isWhole } from '#shared/nutrition/items/items';
import type { MealItem } from '#shared/records/meal-item';
import {
  byNutrient,
  MORE_NUTRIENTS,
  type Nutrient,
  NUTRIENT_ROWS,
  NUTRIENT_UNITS,
} from '#shared/records/nutrients';

import { display } from '../words/display';
import { format } from '../words/format';
import { listed } from '../words/listed';
import { energyIn, energyUnit } from '../words/quantity';
import { numberWithin } from './bound-number';
import { messages } from './messages';
import { numberWords, shownAmount } from './number-words';

export const NUTRIENT_NAMES: Record<Nutrient, string> = byNutrient(
  (nutrient) => NUTRIENT_ROWS[nutrient].label,
);

const LISTED = MORE_NUTRIENTS.map((nutrient) => lowerFirst(NUTRIENT_NAMES[nutrient]));

/** For use in a sentence: 'fiber, sugars, ... and vitamin C'. */
export const MORE_NUTRIENT_WORDS = listed(LISTED);

function lowerFirst(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/**
 * Unknown is never shown as zero.
 * @param most a maximum that is shown beside it
 */
export function nutrientWords(nutrient: Nutrient, amount: number | null, most?: number): string {
  if (amount === null) return 'unknown';
  const shown = nutrientIn(nutrient, amount);
  const rounded = { rounded: shownAmount(shown), words: numberWords(shown) };
  return `${numberWithin(shown, most, rounded)} ${nutrientUnit(nutrient)}`;
}

/** The unit in which it is shown. */
export function nutrientUnit(nutrient: Nutrient): string {
  return nutrient === 'calories' ? energyUnit() : NUTRIENT_UNITS[nutrient];
}

/** An amount in the unit in which it is shown. */
export function nutrientIn(nutrient: Nutrient, amount: number): number {
  return nutrient === 'calories' ? energyIn(amount) : amount;
}

export function gramsWords(grams: number): string {
  return `${numberWords(grams)} g`;
}

/** Exact: a US fluid ounce is 1/128 of 231 cubic inches. */
const ML_PER_FL_OZ = 29.5735295625;

/** '330 ml', or '11 fl oz' if the user chose fluid ounces. */
function volumeWords(ml: number): string {
  if (display().volume !== 'fl_oz') return `${numberWords(ml)} ml`;
  return format(messages.fluidOunces, { ounces: numberWords(ml / ML_PER_FL_OZ) });
}

/** The amount of a food that is measured in grams or in milliliters. */
export function measureWords(amount: number, unit: 'g' | 'ml'): string {
  return unit === 'ml' ? volumeWords(amount) : gramsWords(amount);
}

/** Servings if the item has no known weight. */
export function howMuchWords(item: Pick<MealItem, 'grams' | 'amount'>): string {
  return isWhole(item) ? item.amount.text : gramsWords(item.grams);
}
