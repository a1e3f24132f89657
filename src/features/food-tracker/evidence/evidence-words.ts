import { isWhole } from '#shared/nutrition/items/items';
import {
  barcodeOf,
  isFromLabel,
  LABEL_TABLE,
  PERSONAL_TABLE,
} from '#shared/nutrition/table/personal-food';
import { OPEN_FOOD_FACTS } from '#shared/records/food';
import type { Analysis, MealItem, Source } from '#shared/records/meal-item';

import { enteredWords } from '../../../ui/figures/entered-words';
import { format } from '../../../ui/words/format';
import { capital, unbroken } from '../../../ui/words/text';
import { foodInWords } from '../../../ui/words/food-in-words';
import { tableInWords } from '../foods/food-words';
import { messages } from './messages';

const BASIS: Record<MealItem['amount']['basis'], string> = {
  'stated-weight': messages.theAmountYouGave,
  'stated-volume': messages.theAmountYouGave,
  'stated-measure': messages.theAmountYouGave,
  'stated-count': messages.theNumberYouGave,
  'usual-portion': messages.theUsualPortion,
  model: messages.estimatedByTheAi,
  person: messages.setByYou,
  whole: messages.withoutAWeight,
};

/** '2 eggs (110 g), the number you gave, at the usual weight' */
export function amountWords(
  item: Pick<MealItem, 'name' | 'words' | 'grams' | 'amount' | 'edited'>,
): string {
  const { amount, edited } = item;
  const isUsual = amount.basis === 'person' && !edited.includes('grams');
  const why = isWhole(item) || !isUsual ? BASIS[amount.basis] : messages.yourUsualAmount;
  return `${enteredWords(item)}, ${why}`;
}

/** Where the numbers come from, in plain words. */
export function foodOrigin(source: Source): string {
  switch (source.kind) {
    case 'table': {
      const food = foodInWords(source.description);
      const origin = ORIGINS[source.table];
      return origin === undefined ? food : `${food}, ${origin}`;
    }
    case 'ai':
      return format(messages.numbersBy, { model: source.model });
    case 'person':
      return messages.numbersFromYou;
  }
}

const ORIGINS: Partial<Record<string, string>> = {
  [PERSONAL_TABLE]: messages.oneOfYourFoods,
  [LABEL_TABLE]: messages.fromTheLabel,
  [OPEN_FOOD_FACTS]: messages.fromOpenFoodFacts,
};

const MATCH: Record<MealItem['confidence'], string> = {
  high: messages.aClearMatch,
  medium: messages.aLikelyMatch,
  low: messages.aGuess,
};

/** How certain it is which food it is; says nothing about the amount. */
function matchWords({ confidence, edited }: Pick<MealItem, 'confidence' | 'edited'>): string {
  return edited.includes('food') ? messages.chosenByYou : MATCH[confidence];
}

type Fact = readonly [term: string, words: string];

/** All facts needed to look up the item's numbers again. */
export function itemFacts(item: MealItem, reading: Analysis | null | undefined): Fact[] {
  const facts: (Fact | null)[] = [
    item.source.kind === 'person' ? null : [messages.match, matchWords(item)],
    seenFact(item),
    ...sourceFacts(item.source),
    reading ? [messages.reading, readerWords(reading)] : null,
  ];
  return facts.filter((fact) => fact !== null);
}

function seenFact({ preparation, seen }: MealItem): Fact | null {
  const assumed = seen === 'assumed' ? messages.notVisible : null;
  const words = [preparation, assumed].filter((part) => part != null);
  return words.length > 0 ? [messages.asEaten, capital(words.join(', '))] : null;
}

function sourceFacts(source: Source): Fact[] {
  if (source.kind !== 'table') return [];
  const barcode = barcodeOf(source);
  const note: Fact[] = isFromLabel(source) ? [[messages.note, messages.labelsMayBeOff]] : [];
  if (barcode !== null) return [[messages.barcode, barcode], ...note];
  if (ORIGINS[source.table] !== undefined) return note;
  const table = tableInWords(source.table);
  // Codes of our own list are only internal names; USDA codes can be used to look up a food.
  if (source.code.startsWith('own:'))
    return [[messages.foodTable, `${table}: ${foodInWords(source.description)}`]];
  return [
    [messages.foodTable, table],
    [messages.numberInTheTable, source.code],
  ];
}

const READERS: Record<Analysis['by'], string> = {
  device: messages.readOnThisDevice,
  server: messages.readByTheServer,
  ai: messages.readByAnAi,
};

/** Includes all versions, so that the numbers can be reproduced. */
export function readerWords({ by, analyser, table, model }: Analysis): string {
  const reader = READERS[by];
  const who = model === null ? reader : format(messages.readByModel, { who: reader, model });
  return format(messages.by, { who, version: unbroken(analyser), table: tableInWords(table) });
}
