import type { MealItem } from '#shared/records/meal-item';

import type { Food, Portion } from '../food';
import type { Amount } from '../grammar/amounts';
import { portionWord } from '../grammar/portion-words';
import type { Size, Unit } from '../grammar/units';
import { wordsOf } from '../ranking/words';
import { gramsPerMl } from './density';
import { findAddition, type Host } from './find-addition';
import { findCup, findItem, findMeasure, isSized, isUnsized, type Asked } from './find-portion';
import { plateOf } from './usual-plates';
import { POINTS } from './points';

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
  /** The words name it by little else than its name. */
  sure?: boolean;
}

// Whoever tells the crust tells of a piece, as menus and the survey do.
const PART_OF_PIZZA = /^(?:crust|personal|individual|school|cafeteria)$/;
const GRAMS_MAX = 10_000;
const UNKNOWN_PORTION = 100;
const UNKNOWN_DRINK = 240;
const HANDFUL_FRESH = 75;
// 'an individual cup of' something that has no cups is one of it.
const CUP_OF_ONE = ['individual', 'miniature', 'mini'];
/** How far a size moves the usual portion of a food that has no portions by size. */
const SIZE_FACTORS: Readonly<Record<Size, number>> = {
  mini: 0.4,
  small: 0.7,
  regular: 1,
  medium: 1,
  large: 1.4,
  thick: 1.3,
  thin: 0.7,
  tall: 0.95,
  grande: 1.3,
  venti: 1.65,
  footlong: 2,
};
const FLUID_OUNCE = 29.57;

/**
 * How many grams an amount of a food weighs, in this order: a stated weight; a volume by the food's
 * own measures; a named measure; a count; and the table's portion where nobody says how much.
 */
export function weigh(food: Food, amount: Amount, circumstances: Circumstances): Weight {
  const { unit, count } = amount;
  const weighed: Weighed = {
    food,
    amount,
    circumstances,
    asked: {
      measure: undefined,
      size: amount.size,
      hints: new Set(wordsOf(amount.hints.join(' '))),
      counted:
        unit === undefined &&
        count !== undefined &&
        !amount.vague &&
        !amount.hints.some((word) => PART_OF_PIZZA.test(word)),
    },
  };
  const weight = unit ? byUnit(weighed, unit) : byCount(weighed);
  const own = amount.text || (count === undefined ? 'usual portion' : String(count));
  const grams = Math.min(GRAMS_MAX, weight.grams * amount.share);
  const part = amount.share === 1 ? '' : `, ${Math.round(100 * amount.share)} % of it`;
  return { ...weight, grams, text: (weight.text || own) + part };
}

/** What is weighed, as the steps below hand it on. */
interface Weighed {
  food: Food;
  amount: Amount;
  circumstances: Circumstances;
  asked: Asked;
}

function byUnit(weighed: Weighed, unit: Unit): Weight {
  switch (unit.kind) {
    case 'weight':
      return byWeight(weighed, unit);
    case 'volume':
      return byVolume(weighed, unit);
    case 'measure':
      return byMeasure(weighed, unit);
  }
}

/** Drinks are poured by the fluid ounce. */
function byWeight(
  { food, amount, circumstances }: Weighed,
  unit: Unit & { kind: 'weight' },
): Weight {
  const isFluid = unit.ounces && circumstances.drink;
  const one = isFluid ? FLUID_OUNCE * gramsPerMl(food, true) : unit.grams;
  return { grams: (amount.count ?? 1) * one, basis: 'stated-weight', text: '' };
}

/** A 'cup' can be a thing and no measure: 'an individual cup of' a sweet. */
function byVolume(weighed: Weighed, unit: Unit & { kind: 'volume' }): Weight {
  const { food, amount, asked, circumstances } = weighed;
  const count = amount.count ?? 1;
  const piece = unit.spoken ? findCup(food, asked) : undefined;
  if (piece) return { grams: count * piece.grams, basis: 'stated-measure', text: '' };
  const isOne = unit.spoken && CUP_OF_ONE.some((word) => asked.hints.has(word));
  if (isOne && !circumstances.drink) return byCount(weighed);
  const grams = count * unit.ml * gramsPerMl(food, circumstances.drink);
  return { grams, basis: 'stated-volume', text: '' };
}

function byMeasure(weighed: Weighed, unit: Unit & { kind: 'measure' }): Weight {
  const { amount } = weighed;
  const count = amount.count ?? 1;
  const one = measureGrams(weighed, unit);
  if (one !== undefined) return { grams: count * one, basis: 'stated-measure', text: '' };
  const isPiece = unit.word === 'piece';
  const whole = byCount({ ...weighed, amount: { ...amount, count: isPiece ? 1 : undefined } });
  return { ...whole, grams: count * whole.grams, text: '' };
}

function measureGrams(
  { food, asked, circumstances }: Weighed,
  { word, grams }: Unit & { kind: 'measure' },
): number | undefined {
  const factor = factorOf(asked.size);
  if (word === 'handful' && circumstances.fresh) return HANDFUL_FRESH * factor;
  const own = findMeasure(food, { ...asked, measure: word });
  if (own) return own.grams * sizeFactor(own, asked.size);
  const usual = grams ?? (circumstances.drink ? portionWord(word)?.drinkGrams : undefined);
  return usual === undefined ? undefined : usual * factor;
}

/** One of a thing varies less in weight than a serving does. */
const ONE_FACTORS: Partial<Record<Size, number>> = { small: 0.8, large: 1.25 };

function oneFactor(portion: Portion, size: Size | undefined): number {
  const factor = sizeFactor(portion, size);
  return factor === 1 || size === undefined ? 1 : (ONE_FACTORS[size] ?? factor);
}

/** A measure of the size that is said, or of another one, stays as it is; 'a big bowl' is more than a bowl. */
function sizeFactor(portion: Portion, size: Size | undefined): number {
  if (size === undefined || isSized(portion, size) || !isUnsized(portion)) return 1;
  return factorOf(size);
}

function factorOf(size: Size | undefined): number {
  return size === undefined ? 1 : SIZE_FACTORS[size];
}

function byCount(weighed: Weighed): Weight {
  const { food, amount, asked } = weighed;
  const { count, size } = amount;
  const usual = usualWeight(food, weighed.circumstances);
  if (count === undefined && size === undefined) return severalOf(weighed, usual);
  const portion = findItem(food, asked);
  if (portion && isOneOfMany(portion, amount, usual.grams)) return sized(usual, amount);
  if (!portion)
    return count === undefined ? sized(usual, amount) : { ...sized(usual, amount), text: '' };
  const one = portion.grams * oneFactor(portion, size);
  if (count === undefined) return { grams: one, basis: 'stated-measure', text: portion.text };
  return { grams: count * one, basis: 'stated-count', text: '' };
}

// 'eggs', 'sausages': who names such things in the plural had two at least.
const SEVERAL = 2;
const SEVERAL_GRAMS = [20, 110] as const;
const ONE_SHARE = 0.75;

/** The plural of a thing of which the usual portion is one. */
function severalOf({ food, amount, asked, circumstances }: Weighed, usual: Weight): Weight {
  if (!amount.plural || !isPlain(circumstances)) return usual;
  const one = findItem(food, { ...asked, counted: true })?.grams ?? 0;
  const [least, most] = SEVERAL_GRAMS;
  const isOne = one >= Math.max(least, usual.grams * ONE_SHARE) && one <= most;
  return isOne ? { ...usual, grams: SEVERAL * one } : usual;
}

function isPlain({ host, fresh, sure = false }: Circumstances): boolean {
  return sure && host === undefined && !fresh;
}

/** '1 fry' is no portion of 'large fries', and none of another size than is said. */
function isOneOfMany(
  portion: Portion,
  { count, size, vague, plural }: Amount,
  usualGrams: number,
): boolean {
  const isSome = count === undefined || (vague && plural);
  if (isSome && portion.grams < usualGrams * POINTS.tinyShare) return true;
  return size !== undefined && !isSized(portion, size) && portion.grams < usualGrams;
}

function sized(usual: Weight, { count = 1, size }: Amount): Weight {
  return { ...usual, grams: usual.grams * count * factorOf(size) };
}

function usualWeight(food: Food, { host, drink }: Circumstances): Weight {
  const first = food.portions[0]?.grams ?? UNKNOWN_PORTION;
  const whole = plateOf(food.description) ?? food.usualGrams ?? (drink ? UNKNOWN_DRINK : first);
  const addition = host ? findAddition(food, whole, host) : undefined;
  const { grams, text } = addition ?? { grams: whole, text: 'usual portion' };
  return { grams, basis: 'usual-portion', text };
}
