import type { FoodFields } from '#shared/records/food';

import { wholeWords } from '../../../ui/words/number';
import { originWords } from '../custom-foods/food-words';

/** '374 kcal in 100 g, from the label' */
export function productWords(food: FoodFields): string {
  const { brand, per100, unit } = food;
  const energy =
    per100.calories === null
      ? 'energy unknown'
      : `${wholeWords(per100.calories)} kcal in 100 ${unit}`;
  return [brand, energy, originWords(food) || 'entered by you'].filter(Boolean).join(', ');
}
