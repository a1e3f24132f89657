import type { MealItem } from '#shared/records/meal-item';

const BASIS: Record<MealItem['amount']['basis'], string> = {
  'stated-weight': 'the weight you gave',
  'stated-volume': 'the volume you gave, by what this food weighs',
  'stated-measure': 'the measure you gave, by what the table says it weighs',
  'stated-count': 'the count you gave, by what one weighs',
  'usual-portion': 'the usual portion, since no amount was given',
  model: 'estimated from the photo',
  person: 'set by you',
};

/** How many grams, and why. */
export function amountWords({ grams, amount }: MealItem): string {
  const measure = amount.text === '' || amount.basis === 'usual-portion' ? '' : ` (${amount.text})`;
  return `${Math.round(grams)} g${measure}: ${BASIS[amount.basis]}`;
}

/** Which food, of which table. */
export function sourceWords({ source, confidence, edited }: MealItem): string {
  const sure = edited.length > 0 ? 'edited by you' : `${confidence} confidence`;
  switch (source.kind) {
    case 'table':
      return `${source.description}, ${source.table}, code ${source.code}; ${sure}`;
    case 'ai':
      return `Figures by ${source.model}; ${sure}`;
    case 'person':
      return 'Figures entered by you';
  }
}

/** What the source says of 100 g. */
export function per100gWords({ per100g }: MealItem): string {
  const { calories, protein, carbs, fat } = per100g;
  const known = (amount: number | null, unit: string) =>
    amount === null ? 'unknown' : `${amount} ${unit}`;
  return `Per 100 g: ${known(calories, 'kcal')}, protein ${known(protein, 'g')}, carbs ${known(carbs, 'g')}, fat ${known(fat, 'g')}`;
}
