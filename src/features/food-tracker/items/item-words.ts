import type { MealItem } from '#shared/records/meal-item';

import { howMuchWords } from '../../../ui/figures/nutrient-words';
import { foodInWords } from '../table-words';

type Told = Pick<
  MealItem,
  'grams' | 'amount' | 'gramsLow' | 'gramsHigh' | 'preparation' | 'edited'
>;

export function itemWords(item: Told): string {
  const { preparation = '', edited } = item;
  const parts = [`${howMuchWords(item)}${boundsWords(item)}`, preparation];
  if (edited.length > 0) parts.push('changed by you');
  return parts.filter((part) => part !== '').join(', ');
}

/** ' (120-190)' if the weight was guessed; empty if it is certain or the person's own. */
function boundsWords({ gramsLow, gramsHigh, edited }: Told): string {
  if (gramsLow === undefined || gramsHigh === undefined || edited.includes('grams')) return '';
  const [low, high] = [Math.round(gramsLow), Math.round(gramsHigh)];
  return low === high ? '' : ` (${low}-${high})`;
}

/** 'counted as Spinach, raw', if the table's name differs from the provider's; otherwise null. */
export function countedAsWords({
  name,
  source,
  seen,
}: Pick<MealItem, 'name' | 'source' | 'seen'>): string | null {
  if (source.kind !== 'table' || seen === undefined) return null;
  const food = foodInWords(source.description);
  return lettersOf(food) === lettersOf(name) ? null : `counted as ${food}`;
}

function lettersOf(words: string): string {
  return (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
