import type { MealItem } from '#shared/records/meal-item';

import { enteredWords } from '../../../ui/figures/entered-words';
import { foodInWords } from '../../../ui/words/food-in-words';
import { format } from '../../../ui/words/format';
import { unbroken } from '../../../ui/words/text';
import { messages } from './messages';

const BASIS: Partial<Record<MealItem['amount']['basis'], string>> = {
  'usual-portion': messages.theUsualPortion,
  'stated-count': messages.theNumberYouGave,
};

/** '100 g, the usual portion', or '2 eggs (110 g), the number you gave' */
export function amountOf(item: MealItem): string {
  return `${enteredWords(item)}, ${BASIS[item.amount.basis] ?? messages.theAmountYouGave}`;
}

const MATCH: Record<MealItem['confidence'], string> = {
  high: messages.aClearMatch,
  medium: messages.aLikelyMatch,
  low: messages.aGuess,
};

/** 'A clear match: Egg, whole, boiled (FNDDS 2021-2023, 31103010)' */
export function sourceOf({ source, confidence }: Pick<MealItem, 'source' | 'confidence'>): string {
  const match = MATCH[confidence];
  if (source.kind !== 'table') return match;
  return format(messages.fromTable, {
    match,
    food: foodInWords(source.description),
    table: unbroken(source.table),
    code: source.code,
  });
}
