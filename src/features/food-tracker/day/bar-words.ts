import type { Meal } from '#shared/records/meal';

import { wholeWords } from '../../../ui/words/number';
import { totalOf } from './day-figures';

/** '1,240 of 1,650 kcal' */
export function barWords(meals: readonly Meal[], target: { calories: number } | undefined): string {
  const eaten = wholeWords(totalOf(meals).calories ?? 0);
  return target ? `${eaten} of ${wholeWords(target.calories)} kcal` : `${eaten} kcal`;
}
