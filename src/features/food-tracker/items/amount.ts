import { wordsOf } from '#shared/nutrition/analyzer/language/words';
import type { Food, Portion } from '#shared/nutrition/table/food';
import { isWhole } from '#shared/nutrition/items/items';
import type { MealItem } from '#shared/records/meal-item';

import { readNumber } from '../../../ui/words/read-number';
import { messages } from './messages';

/** A typed amount: a number of grams or of a measure. */
export interface Amount {
  /** Null for grams. */
  portion: Portion | null;
  typed: string;
}

const GRAMS_MAX = 10_000;

const GRAMS_STEP = 10;

/** The amount in the chosen measure or the one in the user's words, or else in grams. */
export function amountOf(item: MealItem, food: Pick<Food, 'portions'>): Amount {
  const measured = measureOf(item, food) ?? namedMeasure(item, food);
  return amountIn(item.grams, measured?.portion ?? null);
}

/** The same weight in another measure: 110 g are 2 eggs. */
export function amountIn(grams: number, portion: Portion | null): Amount {
  return { portion, typed: String(portion ? countOf(grams, portion) : roundedGrams(grams)) };
}

/** Shows the item's weight in another measure. If the user has not set the amount, it still counts as not set. */
export function inMeasure(item: MealItem, portion: Portion | null): MealItem {
  if (item.amount.basis !== 'person' || !item.edited.includes('grams')) return item;
  const { grams } = item;
  const text = portion
    ? measureWords({ portion, count: countOf(grams, portion) })
    : `${roundedGrams(grams)} g`;
  return { ...item, amount: { basis: 'person', text } };
}

/** undefined if it is not a valid amount. */
export function itemWith({ portion, typed }: Amount): { grams: number; text: string } | undefined {
  const number = numberIn(typed);
  if (number === undefined) return undefined;
  const grams = roundedGrams(portion ? number * portion.grams : number);
  if (grams > GRAMS_MAX) return undefined;
  return { grams, text: portion ? measureWords({ portion, count: number }) : `${grams} g` };
}

export function amountProblem(amount: Amount): string | null {
  if (itemWith(amount)) return null;
  return numberIn(amount.typed) === undefined
    ? notAnAmountWords(amount.typed)
    : messages.atMost10000Grams;
}

/** What to enter instead of a text that is not a number from 0 on. */
export function notAnAmountWords(typed: string): string {
  return /^\s*[-−]\s*[\d.,]/.test(typed) ? messages.enterZeroOrMore : messages.enterANumber;
}

export function steppedAmount({ portion, typed }: Amount, step: 1 | -1): Amount {
  const number = numberIn(typed) ?? 0;
  if (portion) return { portion, typed: String(stepped(number, step)) };
  const grams = Math.min(GRAMS_MAX, Math.max(0, number + step * GRAMS_STEP));
  return { portion, typed: String(roundedGrams(grams)) };
}

function numberIn(typed: string): number | undefined {
  const number = readNumber(typed);
  return number !== null && number >= 0 ? number : undefined;
}

interface Measured {
  portion: Portion;
  count: number;
}

const COUNT_STEP = 0.5;

const COUNT_MAX = 99;

// Survey entries for unknown amounts, which users cannot choose as a measure.
const NO_MEASURE = /not specified|guideline/i;

export function measuresOf({ portions }: Pick<Food, 'portions'>): Portion[] {
  return portions.filter(({ text, grams }) => grams > 0 && !NO_MEASURE.test(text));
}

/** '1.5 cup', '2 × small pizza' */
function measureWords({ portion: { text }, count }: Measured): string {
  const rest = /^1 (.+)$/.exec(text)?.[1];
  return (rest === undefined ? `${count} × ${text}` : `${count} ${rest}`).slice(0, 120);
}

/** undefined if the amount is in grams. */
function measureOf(item: MealItem, food: Pick<Food, 'portions'>): Measured | undefined {
  for (const portion of measuresOf(food)) {
    const count = countOf(item.grams, portion);
    // Imported items without a weight have their own measure: '1 medium'. They are counted too, also at 0.
    const isIn = count > 0 && measureWords({ portion, count }) === item.amount.text;
    if (isWhole(item) || isIn) return { portion, count };
  }
  return undefined;
}

const SAID = new Set<MealItem['amount']['basis']>([
  'stated-count',
  'stated-measure',
  'stated-volume',
]);

/** The measure in '2 eggs' or '1 slice', if it shares a word with the user's words and its count fits the weight. */
function namedMeasure(item: MealItem, food: Pick<Food, 'portions'>): Measured | undefined {
  const { amount, words, name, grams, edited } = item;
  if (!SAID.has(amount.basis) || edited.includes('food')) return undefined;
  const said = new Set(wordsOf(`${amount.text} ${words ?? name}`));
  const shared = ({ text }: Portion) =>
    wordsOf(text).filter((word) => !NUMBER.test(word) && said.has(word)).length;
  const [best] = measuresOf(food)
    .map((portion) => ({ portion, count: countOf(grams, portion), likeness: shared(portion) }))
    .filter(({ portion, count, likeness }) => likeness > 0 && isEven(count, portion, grams))
    .sort((one, other) => other.likeness - one.likeness);
  return best;
}

const NUMBER = /^\d/;

const EVEN_STEP = 0.25;

function isEven(count: number, portion: Portion, grams: number): boolean {
  return count > 0 && count % EVEN_STEP === 0 && Math.abs(count * portion.grams - grams) < 0.1;
}

function roundedGrams(grams: number): number {
  return Math.round(grams * 10) / 10;
}

// Below this, two decimals would change the weight by more than a few percent.
const SMALL_COUNT = 0.1;

function countOf(grams: number, portion: Portion): number {
  const count = grams / portion.grams;
  return count < SMALL_COUNT ? Number(count.toPrecision(2)) : Math.round(count * 100) / 100;
}

/** Steps to the next half. A count outside the limits does not change, so that a step never goes the wrong way. */
function stepped(count: number, step: 1 | -1): number {
  if (step > 0) {
    const next = (Math.floor(count / COUNT_STEP) + 1) * COUNT_STEP;
    return Math.max(count, Math.min(COUNT_MAX, next));
  }
  const next = Math.max(COUNT_STEP, (Math.ceil(count / COUNT_STEP) - 1) * COUNT_STEP);
  return count > 0 ? Math.min(count, next) : next;
}
