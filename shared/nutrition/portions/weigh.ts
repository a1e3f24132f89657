import type { MealItem } from '#shared/records/meal-item';

import type { Food } from '../food';
import type { Amount } from '../grammar/amounts';
import type { Size, Unit } from '../grammar/units';
import { wordsOf } from '../ranking/words';
import { gramsPerMl } from './density';
import { findAddition, type Host } from './find-addition';
import { findCup, findItem, findMeasure, isSized, type Asked } from './find-portion';
import { P } from './tuning';

/** A weight with the reason for it. */
export interface Weight {
  grams: number;
  basis: MealItem['amount']['basis'];
  /** The measure in words; empty where the person's own words stand for it. */
  text: string;
}

export interface Circumstances {
  /** What it is added to ('with butter'), of which it takes a smaller amount than by itself. */
  host: Host | undefined;
  /** A drink: without a measure of its own it weighs about what water does. */
  drink: boolean;
  /** Fresh fruit or vegetables: a handful of them weighs more than one of nuts. */
  fresh: boolean;
}

const GRAMS_MAX = 10_000;
const UNKNOWN_PORTION = 100;
const UNKNOWN_DRINK = 240;
const HANDFUL_FRESH = 75;
/** What a vessel holds where a drink has no portion of the name, in grams. */
const VESSELS: Readonly<Record<string, number>> = {
  bottle: 480,
  can: 355,
  box: 200,
  carton: 240,
  pouch: 180,
};

/** How far a size moves the usual portion of a food that has no portions by size. */
const SIZE_FACTORS: Readonly<Record<Size, number>> = {
  mini: 0.4,
  small: 0.7,
  regular: 1,
  medium: 1,
  large: 1.4,
  thick: 1.3,
  thin: 0.7,
};
const FLUID_OUNCE = 29.57;

/**
 * How many grams an amount of a food weighs, in this order: a stated weight; a volume by the food's
 * own measures; a named measure; a count; and the table's portion where nobody says how much.
 */
export function weigh(food: Food, amount: Amount, circumstances: Circumstances): Weight {
  const { unit, count } = amount;
  const asked: Asked = {
    measure: undefined,
    size: amount.size,
    hints: new Set(wordsOf(amount.hints.join(' '))),
  };
  const weight = unit
    ? byUnit(food, amount, unit, asked, circumstances)
    : byCount(food, amount, asked, circumstances);
  const own = amount.text || (count === undefined ? 'usual portion' : String(count));
  return { ...weight, grams: Math.min(GRAMS_MAX, weight.grams), text: weight.text || own };
}

function byUnit(
  food: Food,
  amount: Amount,
  unit: Unit,
  asked: Asked,
  circumstances: Circumstances,
): Weight {
  const { count = 1 } = amount;
  switch (unit.kind) {
    case 'weight': {
      // Drinks are poured by the fluid ounce.
      const fluid = unit.ounces && circumstances.drink;
      const one = fluid ? FLUID_OUNCE * gramsPerMl(food, true) : unit.grams;
      return { grams: count * one, basis: 'stated-weight', text: '' };
    }
    case 'volume': {
      const piece = unit.spoken ? findCup(food, asked) : undefined;
      if (piece) return { grams: count * piece.grams, basis: 'stated-measure', text: '' };
      const grams = count * unit.ml * gramsPerMl(food, circumstances.drink);
      return { grams, basis: 'stated-volume', text: '' };
    }
    case 'measure': {
      if (unit.word === 'handful' && circumstances.fresh)
        return { grams: count * HANDFUL_FRESH, basis: 'stated-measure', text: '' };
      const own = findMeasure(food, { ...asked, measure: unit.word })?.grams ?? unit.grams;
      const one = own ?? (circumstances.drink ? (VESSELS[unit.word] ?? null) : null);
      if (one !== null) return { grams: count * one, basis: 'stated-measure', text: '' };
      const whole = byCount(food, { ...amount, count: undefined }, asked, circumstances);
      return { ...whole, grams: count * whole.grams, text: '' };
    }
  }
}

function byCount(
  food: Food,
  { count, size, vague, plural }: Amount,
  asked: Asked,
  circumstances: Circumstances,
): Weight {
  const usual = usualWeight(food, circumstances);
  if (count === undefined && size === undefined) return usual;
  const portion = findItem(food, asked);
  const isSome = count === undefined || (vague && plural);
  const tiny = portion !== undefined && isSome && portion.grams < usual.grams * P.tiny!;
  if (
    tiny ||
    (portion && size !== undefined && !isSized(portion, size) && portion.grams < usual.grams)
  )
    return {
      ...usual,
      grams: usual.grams * (count ?? 1) * (size === undefined ? 1 : SIZE_FACTORS[size]),
    };
  const one = portion?.grams ?? usual.grams;
  if (count !== undefined && !(vague && size === undefined && P.itemUsual))
    return { grams: count * one, basis: portion ? 'stated-count' : 'usual-portion', text: '' };
  return portion ? { grams: one, basis: 'stated-measure', text: portion.text } : usual;
}

function usualWeight(food: Food, { host, drink }: Circumstances): Weight {
  const first = food.portions[0]?.grams ?? UNKNOWN_PORTION;
  const whole = food.usualGrams ?? (drink ? UNKNOWN_DRINK : first);
  const addition = host ? findAddition(food, whole, host) : undefined;
  const { grams, text } = addition ?? { grams: whole, text: 'usual portion' };
  return { grams, basis: 'usual-portion', text };
}
