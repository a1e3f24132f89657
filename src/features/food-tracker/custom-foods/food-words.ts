import type { Portion } from '#shared/nutrition/food';
import type { FoodFields } from '#shared/records/food';

import { gramsWords } from '../../../ui/figures/nutrient-words';
import { wholeWords } from '../../../ui/words/number';

/** What is logged of a food in one touch: its serving, or 100 where it has none. */
export function servingOf({ portions, unit }: Pick<FoodFields, 'portions' | 'unit'>): Portion {
  return portions[0] ?? { text: `100 ${unit}`, grams: 100 };
}

/** A food in short: 'Acme, 1 slice (34 g), 88 kcal'. */
export function foodWords(
  food: Pick<FoodFields, 'brand' | 'portions' | 'unit' | 'per100'>,
): string {
  const { text, grams } = servingOf(food);
  const { calories } = food.per100;
  const weight = gramsWords(grams).replace(/g$/, food.unit);
  const serving = food.portions.length === 0 ? text : `${text} (${weight})`;
  const energy =
    calories === null ? 'kcal unknown' : `${wholeWords((calories * grams) / 100)} kcal`;
  return [food.brand, serving, energy].filter(Boolean).join(', ');
}
