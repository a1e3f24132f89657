import { totalNutrients } from '#shared/nutrition/totals';
import type { MealItem } from '#shared/records/meal-item';

import { counted } from '../../../ui/words/counted';
import { wholeWords } from '../../../ui/words/number';

/** For screen readers. */
export function spokenList(items: readonly MealItem[], notFound: readonly string[]): string {
  const { calories } = totalNutrients(items);
  const sum = calories === null ? '' : `, ${wholeWords(calories)} kilocalories`;
  const list = items.length === 0 ? '' : `${counted(items.length, 'item')}${sum}.`;
  return `${list} ${notFoundWords(notFound)}`.trim();
}

export function notFoundWords(notFound: readonly string[]): string {
  return notFound.length === 0 ? '' : `Not found: ${notFound.join(', ')}`;
}
