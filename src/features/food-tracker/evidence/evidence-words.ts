import { isWhole } from '#shared/nutrition/items/items';
import { barcodeOf, LABEL_TABLE, PERSONAL_TABLE } from '#shared/nutrition/table/personal-food';
import { OPEN_FOOD_FACTS } from '#shared/records/food';
import type { Analysis, MealItem, Source } from '#shared/records/meal-item';

import { gramsWords } from '../../../ui/figures/nutrient-words';
import { capital, unbroken } from '../../../ui/words/text';
import { foodInWords, measureInWords, tableInWords } from '../foods/food-words';

const FROM_GIVEN = 'from the amount you gave';

const BASIS: Record<MealItem['amount']['basis'], string> = {
  'stated-weight': 'the weight you gave',
  'stated-volume': FROM_GIVEN,
  'stated-measure': FROM_GIVEN,
  'stated-count': FROM_GIVEN,
  'usual-portion': 'the usual portion, since no amount was given',
  model: 'estimated by the AI',
  person: 'set by you',
  whole: 'as it was entered, without a weight',
};

const MATCH: Record<MealItem['confidence'], string> = {
  high: 'clear',
  medium: 'likely',
  low: 'a guess',
};

export function amountWords({
  grams,
  amount,
  edited,
}: Pick<MealItem, 'grams' | 'amount' | 'edited'>): string {
  if (isWhole({ amount })) return `${amount.text}: ${BASIS.whole}`;
  if (amount.basis === 'person' && !edited.includes('grams')) {
    return `${unbroken(gramsWords(grams))}: your usual, as you told before`;
  }
  const own = amount.text === '' || amount.text === 'usual portion' || amount.text === `${grams} g`;
  return `${unbroken(gramsWords(grams))}: ${BASIS[amount.basis]}${own ? '' : ` (${measureInWords(amount.text)})`}`;
}

export function seenWords({ preparation, seen }: Pick<MealItem, 'preparation' | 'seen'>) {
  const assumed = seen === 'assumed' ? 'not visible, but probably there' : null;
  const words = [preparation, assumed].filter((part) => part != null);
  return words.length > 0 ? capital(words.join(', ')) : null;
}

export function sourceWords(source: Source): string {
  switch (source.kind) {
    case 'table':
      return foodWords(source);
    case 'ai':
      return `Figures by ${source.model}, an AI; no table stands behind them`;
    case 'person':
      return 'Figures entered or imported by you';
  }
}

const ORIGINS: Partial<Record<string, string>> = {
  [PERSONAL_TABLE]: 'a food of your own',
  [LABEL_TABLE]: 'from the label, read on your device and looked over by you',
  [OPEN_FOOD_FACTS]: 'from Open Food Facts, made by volunteers, under the Open Database License',
};

function foodWords({ table, code, description }: Extract<Source, { kind: 'table' }>): string {
  const origin = ORIGINS[table];
  if (origin === undefined) {
    return `${foodInWords(description)}, ${tableInWords(table)}, ${unbroken(`code ${code}`)}`;
  }
  const barcode = barcodeOf({ code });
  return `${description}, ${origin}${barcode === null ? '' : `, barcode ${barcode}`}`;
}

/** Only about which food it is, not about how much. */
export function matchWords({
  confidence,
  edited,
}: Pick<MealItem, 'confidence' | 'edited'>): string {
  return edited.includes('food') ? 'chosen by you' : MATCH[confidence];
}

const READERS: Record<Analysis['by'], string> = {
  device: 'Read on this device',
  server: 'Read by the server',
  ai: 'Read by an AI',
};

/** With all versions, so that the figures can be reproduced. */
export function readerWords({ by, analyser, table, model }: Analysis): string {
  const who = model === null ? READERS[by] : `${READERS[by]} (${model})`;
  return `${who}, ${unbroken(`version ${analyser}`)}, by ${tableInWords(table)}`;
}
