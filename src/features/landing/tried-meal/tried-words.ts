import type { MealItem } from '#shared/records/meal-item';

import { gramsWords } from '../../../ui/figures/nutrient-words';
import { format } from '../../../ui/words/format';
import { unbroken } from '../../../ui/words/text';
import { messages } from './messages';

/** '100 g, the usual portion' */
export function amountOf({ grams, amount }: Pick<MealItem, 'grams' | 'amount'>): string {
  const isUsual = amount.basis === 'usual-portion';
  const why = isUsual ? messages.theUsualPortion : messages.theAmountYouGave;
  return `${gramsWords(grams)}, ${why}`;
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
  const food = source.description.replace(/,? NFS\b/g, '').replace(/\bNS as to /g, 'unspecified ');
  return format(messages.fromTable, {
    match,
    food,
    table: unbroken(source.table),
    code: source.code,
  });
}
