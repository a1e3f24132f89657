import type { Food } from '../../table/food';
import type { Amount } from './read-phrase';
import { portionWord } from './portion-word';
import { CUP_ML } from './portion-words';
import { readSize, type Size, type Unit } from './units';
import { wordsOf } from '../language/words';
import { findCup, findMeasure } from './find-portion';
import {
  type Circumstances,
  factorOf,
  sizeFactor,
  weighCount,
  type Weighed,
  type Weight,
} from './weigh-count';

// A pizza with a named crust means a piece, as on menus and in the survey.
const PART_OF_PIZZA = /^(?:crust|personal|individual|school|cafeteria)$/;
const GRAMS_MAX = 10_000;
const HANDFUL_FRESH = 75;
// 'an individual cup of' something that has no cups is one of it.
const CUP_OF_ONE = ['individual', 'miniature', 'mini'];
const FLUID_OUNCE = 29.57;
const MANY_PIECES = 4;
// Of a bowl that is served by itself.
const SMALL_BOWL = 0.65;

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
      // 'half a grapefruit' is half of one, and no half of its portion '1 half'.
      hints: new Set(wordsOf(amount.hints.filter((word) => word !== 'half').join(' '))),
      counted:
        unit === undefined &&
        count !== undefined &&
        !amount.vague &&
        !amount.hints.some((word) => PART_OF_PIZZA.test(word)),
    },
  };
  const weight = unit ? byUnit(weighed, unit) : weighCount(weighed);
  const own = amount.text || (count === undefined ? 'usual portion' : String(count));
  const grams = Math.min(GRAMS_MAX, weight.grams * amount.share * bowlOf(amount, circumstances));
  return { ...weight, grams, text: (weight.text || own) + partIn(amount) };
}

function partIn({ share }: Amount): string {
  if (share === 1) return '';
  return share > 1 ? ` x${Number(share.toFixed(2))}` : `, ${Math.round(100 * share)} % of it`;
}

function bowlOf({ unit, count }: Amount, { beside = false }: Circumstances): number {
  return beside && unit === undefined && count === undefined ? SMALL_BOWL : 1;
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
  const one = isFluid ? FLUID_OUNCE * gramsPerMl(food, { drink: true }) : unit.grams;
  return { grams: (amount.count ?? 1) * one, basis: 'stated-weight', text: '' };
}

/** A 'cup' can be a thing and no measure: 'an individual cup of' a sweet. */
function byVolume(weighed: Weighed, unit: Unit & { kind: 'volume' }): Weight {
  const { food, amount, asked, circumstances } = weighed;
  const count = amount.count ?? 1;
  const piece = unit.spoken ? findCup(food, asked) : undefined;
  if (piece) return { grams: count * piece.grams, basis: 'stated-measure', text: '' };
  const isOne = unit.spoken && CUP_OF_ONE.some((word) => asked.hints.has(word));
  if (isOne && !circumstances.drink) return weighCount(weighed);
  const cup = unit.spoken ? factorOf(sizeOfCup(amount.text)) : 1;
  const grams = count * cup * unit.ml * gramsPerMl(food, circumstances);
  return { grams, basis: 'stated-volume', text: '' };
}

/** 'a large cup' is more than a cup; the size of 'a cup of large shrimp' is the shrimp's. */
function sizeOfCup(text: string): Size | undefined {
  const [word = ''] = text.split(' ').slice(-2);
  const size = readSize(word);
  return size === 'small' || size === 'large' ? size : undefined;
}

function byMeasure(weighed: Weighed, unit: Unit & { kind: 'measure' }): Weight {
  const { amount } = weighed;
  const count = amount.count ?? 1;
  const one = measureGrams(weighed, unit);
  if (one !== undefined) return { grams: count * one, basis: 'stated-measure', text: '' };
  const isPiece = unit.word === 'piece' || unit.word === 'ball';
  // '8 ct nuggets, medium fries': of so many none is of a size.
  const size = isPiece && count >= MANY_PIECES ? undefined : amount.size;
  const whole = weighCount({
    ...weighed,
    amount: { ...amount, size, count: isPiece ? 1 : undefined },
  });
  const grams = Math.max(whole.grams, servedGrams(weighed, unit.word));
  return { ...whole, grams: count * grams, text: '' };
}

function measureGrams(
  { food, asked, circumstances }: Weighed,
  { word, grams }: Unit & { kind: 'measure' },
): number | undefined {
  const factor = factorOf(asked.size);
  if (word === 'handful' && circumstances.fresh) return HANDFUL_FRESH * factor;
  const own = findMeasure(food, { ...asked, measure: word });
  if (own)
    return own.grams * (isSinglePack(own.grams, word, asked) ? 1 : sizeFactor(own, asked.size));
  const usual = grams ?? (circumstances.drink ? portionWord(word)?.drinkGrams : undefined);
  return usual === undefined ? undefined : usual * factor;
}

/** 'a plate of rice and beans': at least what a plate holds, however much the survey assumes where nobody tells. */
function servedGrams({ asked, circumstances }: Weighed, word: string): number {
  return (circumstances.served?.[word] ?? 0) * factorOf(asked.size);
}

const SINGLE_PACK_GRAMS = 30;
const SINGLE_PACKS: ReadonlySet<string> = new Set(['bag', 'packet', 'package']);

/** A 'small bag' of crisps is the one that one person eats. */
function isSinglePack(grams: number, word: string, { size }: Pick<Amount, 'size'>): boolean {
  return size === 'small' && grams <= SINGLE_PACK_GRAMS && SINGLE_PACKS.has(word);
}

const MEASURES: readonly [RegExp, ml: number][] = [
  [/^1 cup\b/, CUP_ML],
  [/^1 (?:tablespoon|tbsp)\b/, 14.79],
  [/^1 fl oz/, 29.57],
  [/^1 (?:teaspoon|tsp)\b/, 4.93],
];

const DRY = /dry, yields/;

// A 'cup' of a shop is no measure: no drink is as heavy as that makes it.
const DRINKS = [0.9, 1.1] as const;

const FOODS = [0.03, 1.5] as const;

const WATER = 1;

const SOLID = 0.7;

/**
 * Grams of a millilitre of a food, by its own cup, spoon or fluid ounce; where it has none, water's
 * for a drink, and for the rest that of its kind, or two thirds of water's.
 */
function gramsPerMl(
  food: Food,
  { drink, density }: Pick<Circumstances, 'drink' | 'density'>,
): number {
  for (const [pattern, ml] of MEASURES) {
    const portion = food.portions.find(({ text }) => pattern.test(text) && !DRY.test(text));
    if (portion) return within(portion.grams / ml, drink ? DRINKS : FOODS);
  }
  return drink ? WATER : (density ?? SOLID);
}

function within(density: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, density));
}
