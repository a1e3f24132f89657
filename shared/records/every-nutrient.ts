import { DETAIL_NUTRIENTS, DETAIL_ROWS, type DetailNutrient } from './detail-nutrients';
import { NUTRIENT_ROWS, NUTRIENTS, type Nutrient } from './nutrients';

/** A nutrient that items store, or one that is looked up. */
export type EveryNutrient = Nutrient | DetailNutrient;

/** All nutrients that screens show: those that every item stores first, then those that are looked up. */
export const EVERY_NUTRIENT: readonly EveryNutrient[] = [...NUTRIENTS, ...DETAIL_NUTRIENTS];

interface Shown {
  unit: 'kcal' | 'g' | 'mg' | 'µg';
  label: string;
  letters: string;
}

export const EVERY_ROW: Readonly<Record<EveryNutrient, Shown>> = {
  ...NUTRIENT_ROWS,
  ...DETAIL_ROWS,
};

export function byEveryNutrient<Value>(
  valueOf: (nutrient: EveryNutrient) => Value,
): Record<EveryNutrient, Value> {
  const entries = EVERY_NUTRIENT.map((nutrient) => [nutrient, valueOf(nutrient)]);
  return Object.fromEntries(entries) as Record<EveryNutrient, Value>;
}
