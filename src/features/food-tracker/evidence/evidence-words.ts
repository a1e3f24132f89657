import { isWhole } from '#shared/nutrition/items/items';
import { barcodeOf, LABEL_TABLE, PERSONAL_TABLE } from '#shared/nutrition/table/personal-food';
import { OPEN_FOOD_FACTS } from '#shared/records/food';
import type { Analysis, MealItem, Source } from '#shared/records/meal-item';

import { gramsWords } from '../../../ui/figures/nutrient-words';
import { format } from '../../../ui/words/format';
import { capital, unbroken } from '../../../ui/words/text';
import { foodInWords, measureInWords, tableInWords } from '../foods/food-words';
import { messages } from './messages';

const FROM_GIVEN = messages.fromTheAmountYouGave;

const BASIS: Record<MealItem['amount']['basis'], string> = {
  'stated-weight': messages.theWeightYouGave,
  'stated-volume': FROM_GIVEN,
  'stated-measure': FROM_GIVEN,
  'stated-count': FROM_GIVEN,
  'usual-portion': messages.theUsualPortion,
  model: messages.estimatedByTheAi,
  person: messages.setByYou,
  whole: messages.asItWasEntered,
};

const MATCH: Record<MealItem['confidence'], string> = {
  high: 'clear',
  medium: 'likely',
  low: messages.aGuess,
};

export function amountWords({
  grams,
  amount,
  edited,
}: Pick<MealItem, 'grams' | 'amount' | 'edited'>): string {
  if (isWhole({ amount })) return `${amount.text}: ${BASIS.whole}`;
  if (amount.basis === 'person' && !edited.includes('grams')) {
    return format(messages.yourUsual, { unbroken: unbroken(gramsWords(grams)) });
  }
  const own = amount.text === '' || amount.text === 'usual portion' || amount.text === `${grams} g`;
  return `${unbroken(gramsWords(grams))}: ${BASIS[amount.basis]}${own ? '' : ` (${measureInWords(amount.text)})`}`;
}

export function seenWords({ preparation, seen }: Pick<MealItem, 'preparation' | 'seen'>) {
  const assumed = seen === 'assumed' ? messages.notVisible : null;
  const words = [preparation, assumed].filter((part) => part != null);
  return words.length > 0 ? capital(words.join(', ')) : null;
}

export function sourceWords(source: Source): string {
  switch (source.kind) {
    case 'table':
      return foodWords(source);
    case 'ai':
      return format(messages.figuresBy, { model: source.model });
    case 'person':
      return messages.figuresEnteredOrImportedByYou;
  }
}

const ORIGINS: Partial<Record<string, string>> = {
  [PERSONAL_TABLE]: messages.aFoodOfYourOwn,
  [LABEL_TABLE]: messages.fromTheLabel,
  [OPEN_FOOD_FACTS]: messages.fromOpenFoodFacts,
};

function foodWords({ table, code, description }: Extract<Source, { kind: 'table' }>): string {
  const origin = ORIGINS[table];
  if (origin === undefined) {
    return `${foodInWords(description)}, ${tableInWords(table)}, ${unbroken(`code ${code}`)}`;
  }
  const barcode = barcodeOf({ code });
  return `${description}, ${origin}${barcode === null ? '' : format(messages.barcode, { barcode })}`;
}

/** Only about which food it is, not about how much. */
export function matchWords({
  confidence,
  edited,
}: Pick<MealItem, 'confidence' | 'edited'>): string {
  return edited.includes('food') ? messages.chosenByYou : MATCH[confidence];
}

const READERS: Record<Analysis['by'], string> = {
  device: messages.readOnThisDevice,
  server: messages.readByTheServer,
  ai: messages.readByAnAi,
};

/** With all versions, so that the figures can be reproduced. */
export function readerWords({ by, analyser, table, model }: Analysis): string {
  const who = model === null ? READERS[by] : `${READERS[by]} (${model})`;
  return format(messages.by, {
    who,
    unbroken: unbroken(`version ${analyser}`),
    table: tableInWords(table),
  });
}
