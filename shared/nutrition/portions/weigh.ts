import type { MealItem } from '#shared/records/meal-item';

import type { Food } from '../food';
import type { Amount } from '../grammar/amounts';
import type { Unit } from '../grammar/units';
import { gramsPerMl } from './density';
import { findAddition, findItem, findMeasure } from './find-portion';

/** A weight with the reason for it. */
export interface Weight {
  grams: number;
  basis: MealItem['amount']['basis'];
  /** The measure in words; empty where the person's own words stand for it. */
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
const UNKNOWN_DRINK = 240;

/**
 * How many grams an amount of a food weighs, in this order: a stated weight; a volume by the food's
 * own measures; a named measure; a count; and the table's portion where nobody says how much.
 */
export function weigh(food: Food, amount: Amount, circumstances: Circumstances): Weight {
  const { unit, count } = amount;
  const weight = unit
    ? byUnit(food, { ...amount, unit }, circumstances)
    : byCount(food, amount, circumstances);
  const own = amount.text || (count === undefined ? 'usual portion' : String(count));
  return { ...weight, grams: Math.min(GRAMS_MAX, weight.grams), text: weight.text || own };
}

function byUnit(food: Food, amount: Amount & { unit: Unit }, circumstances: Circumstances): Weight {
  const { unit, count = 1, size } = amount;
  switch (unit.kind) {
    case 'weight':
      return { grams: count * unit.grams, basis: 'stated-weight', text: '' };
    case 'volume': {
      const grams = count * unit.ml * gramsPerMl(food, circumstances.drink);
      return { grams, basis: 'stated-volume', text: '' };
    }
    case 'measure': {
      const one = findMeasure(food, unit.word, size)?.grams ?? unit.grams;
      if (one !== null) return { grams: count * one, basis: 'stated-measure', text: '' };
      const usual = usualWeight(food, circumstances);
      return { ...usual, grams: count * usual.grams };
    }
  }
}

function byCount(food: Food, { count, size }: Amount, circumstances: Circumstances): Weight {
  const usual = usualWeight(food, circumstances);
  if (count === undefined && size === undefined) return usual;
  const portion = findItem(food, size);
  const one = portion?.grams ?? usual.grams;
  if (count !== undefined) return { grams: count * one, basis: 'stated-count', text: '' };
  return portion ? { grams: one, basis: 'stated-measure', text: portion.text } : usual;
}

function usualWeight(food: Food, { added, drink }: Circumstances): Weight {
  const first = food.portions[0]?.grams ?? UNKNOWN_PORTION;
  const whole = food.usualGrams ?? (drink ? UNKNOWN_DRINK : first);
  const addition = added ? findAddition(food, whole) : undefined;
  const { grams, text } = addition ?? { grams: whole, text: 'usual portion' };
  return { grams, basis: 'usual-portion', text };
}
