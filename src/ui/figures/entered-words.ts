import { isWhole } from '#shared/nutrition/items/items';
import type { MealItem } from '#shared/records/meal-item';

import { measureInWords } from '../words/food-in-words';
import { gramsWords } from './nutrient-words';

type Entered = Pick<MealItem, 'name' | 'words' | 'grams' | 'amount' | 'edited'>;

/** '2 eggs (110 g)': the amount as the user entered it, with its weight; only the weight if nothing else was entered. */
export function enteredWords(item: Entered): string {
  if (isWhole(item)) return measureInWords(item.amount.text);
  const weight = gramsWords(item.grams);
  const words = saidWords(item);
  return words === null ? weight : `${words} (${weight})`;
}

const NO_MORE_THAN_WEIGHT =
  /^(?:[\d.,]+ ?g(?:rams?)?|usual portion|your usual|guideline amount.*|)$/i;

const SAID_AS = new Set<MealItem['amount']['basis']>([
  ...(['stated-count', 'stated-measure'] as const),
  ...(['stated-volume', 'stated-weight'] as const),
]);

function saidWords({ amount: { basis, text }, words, name, edited }: Entered): string | null {
  // If the user has changed the food, the entered amount was for the old food.
  if (basis !== 'person' && (edited.includes('food') || !SAID_AS.has(basis))) return null;
  if (NO_MORE_THAN_WEIGHT.test(text)) return null;
  const isBare = basis === 'stated-count' && !text.includes(',');
  return isBare ? `${text} ${meantWords(words, name)}` : measureInWords(text);
}

/** Shows '2 panckaes' as '2 pancakes': if the words are a misspelling of the item's name, uses the name. */
function meantWords(words: string | undefined, name: string): string {
  const plainName = lowerFirst(name);
  return words === undefined || isSpelling(words, plainName) ? plainName : words;
}

function isSpelling(words: string, meant: string): boolean {
  const initials = (text: string) => text.split(' ').map((word) => word.charAt(0));
  return initials(words).join(' ') === initials(meant).join(' ');
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
