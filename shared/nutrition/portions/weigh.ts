import type { MealItem } from '#shared/records/meal-item';

import type { Food, Portion } from '../food';
import type { Amount } from '../grammar/amounts';
import type { Size, Unit } from '../grammar/units';
import { wordsOf } from '../ranking/words';

/** A weight with the reason for it. */
export interface Weight {
  grams: number;
  basis: MealItem['amount']['basis'];
  /** The measure in words. */
  text: string;
}

export interface Circumstances {
  /** Added to another food ('with butter'): a smaller amount than by itself. */
  added: boolean;
  /** A drink: without a measure of its own it weighs about what water does. */
  drink: boolean;
}

const GRAMS_MAX = 10_000;
const UNKNOWN_PORTION = 100;
const ML_OF_CUP = 236.6;

/**
 * How many grams an amount of a food weighs, in this order: a stated weight; a volume by the food's
 * own measures; a named measure; a count; and the table's portion where nobody says how much.
 */
export function weigh(food: Food, amount: Amount, circumstances: Circumstances): Weight {
  const { unit, count } = amount;
  const weight = unit
    ? byUnit(food, amount, unit, circumstances)
    : byCount(food, amount, circumstances);
  const text = amount.text || (count === undefined ? 'usual portion' : String(count));
  return { ...weight, grams: Math.min(GRAMS_MAX, weight.grams), text: weight.text || text };
}

type Unworded = Omit<Weight, 'text'> & { text: string };

function byUnit(
  food: Food,
  { count = 1, size }: Amount,
  unit: Unit,
  circumstances: Circumstances,
): Unworded {
  if (unit.kind === 'weight')
    return { grams: count * unit.grams, basis: 'stated-weight', text: '' };
  if (unit.kind === 'volume') {
    return {
      grams: count * unit.ml * gramsPerMl(food, circumstances.drink),
      basis: 'stated-volume',
      text: '',
    };
  }
  const portion = findMeasure(food, unit.word, size);
  const grams = portion?.grams ?? unit.grams ?? usual(food, circumstances).grams;
  return {
    grams: count * grams,
    basis: portion || unit.grams ? 'stated-measure' : 'usual-portion',
    text: '',
  };
}

function byCount(food: Food, { count, size }: Amount, circumstances: Circumstances): Unworded {
  const portion = size === undefined && count === undefined ? undefined : findItem(food, size);
  const one = portion?.grams ?? usual(food, circumstances).grams;
  if (count !== undefined) return { grams: count * one, basis: 'stated-count', text: '' };
  if (size !== undefined && portion)
    return { grams: one, basis: 'stated-measure', text: portion.text };
  return usual(food, circumstances);
}

function usual(food: Food, { added, drink }: Circumstances): Unworded {
  const guideline = added
    ? food.portions.find(({ text }) => text.startsWith('Guideline amount'))
    : undefined;
  const whole = food.usualGrams ?? (drink ? 240 : (food.portions[0]?.grams ?? UNKNOWN_PORTION));
  const spoon = added
    ? food.portions.find(({ text }) => /^1 (tablespoon|pat|packet)/.test(text))
    : undefined;
  const small = guideline ?? (spoon && spoon.grams < whole ? spoon : undefined);
  return {
    grams: small?.grams ?? whole,
    basis: 'usual-portion',
    text: small?.text ?? 'usual portion',
  };
}

/** Density by the food's own cup, spoon or fluid ounce; water's for drinks, two thirds of it else. */
function gramsPerMl(food: Food, drink: boolean): number {
  const measures: [RegExp, number][] = [
    [/^1 cup\b/, ML_OF_CUP],
    [/^1 tablespoon/, 14.79],
    [/^1 fl oz/, 29.57],
    [/^1 teaspoon/, 4.93],
  ];
  for (const [pattern, ml] of measures) {
    const portion = food.portions.find(
      ({ text }) => pattern.test(text) && !/dry, yields/.test(text),
    );
    if (portion) return portion.grams / ml;
  }
  return drink ? 1 : 0.7;
}

function findMeasure(food: Food, word: string, size: Size | undefined): Portion | undefined {
  const holding = food.portions.filter(
    ({ text }) => wordsOf(text).includes(word) && !/guideline/i.test(text),
  );
  return bySize(holding, size);
}

// Measures that are no item of their own.
const NO_ITEM =
  /cup|fl oz|tablespoon|teaspoon|\boz\b|inch|guideline|yield|container|package|bag|slice/i;

/** What one of a food weighs: the measure named after it, else the one of its size. */
function findItem(food: Food, size: Size | undefined): Portion | undefined {
  const head = new Set(wordsOf(food.description));
  const items = food.portions.filter(({ text }) => !NO_ITEM.test(text));
  const named = items.filter(({ text }) => wordsOf(text).some((word) => head.has(word)));
  return (
    bySize(named, size) ??
    bySize(items, size) ??
    (food.usualGrams === null ? bySize(food.portions, size) : undefined)
  );
}

function bySize(portions: readonly Portion[], size: Size | undefined): Portion | undefined {
  const sized = portions.find(({ text }) => new RegExp(`\\b${size ?? 'medium'}\\b`).test(text));
  return sized ?? portions.find(({ text }) => /NFS|any size|regular/.test(text)) ?? portions[0];
}
