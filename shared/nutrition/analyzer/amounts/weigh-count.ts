import type { MealItem } from '#shared/records/meal-item';

import type { Food, Portion } from '../../table/food';
import { isRecalled } from '../../table/name-of-food';
import type { Amount } from './read-phrase';
import type { Size } from './units';
import { type Asked, findItem, isPile, isSized, isUnsized, POINTS } from './find-portion';
import { findAddition, type Host, strewn } from './additions';
import { plateOf } from './plate-of';

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
  /** Nuts, seeds and dried fruit, of which some are strewn on a bowl. */
  isStrewn?: boolean;
  sure?: boolean;
  /** Grams of a millilitre of such foods, for one that has no cup of its own. */
  density?: number | undefined;
  /** Grams of one piece of such foods, of which many are eaten: crisps, sweets. */
  piece?: number | undefined;
  /** Grams of a plate or a bowl of such a dish, where it has no measure of its own. */
  served?: Readonly<Record<string, number>> | undefined;
  /** One of several dishes beside bread or rice, of which each is a small bowl. */
  beside?: boolean;
}

/** What is weighed, as the steps below hand it on. */
export interface Weighed {
  food: Food;
  amount: Amount;
  circumstances: Circumstances;
  asked: Asked;
}

const UNKNOWN_PORTION = 100;
const UNKNOWN_DRINK = 240;

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
  fun: 0.4,
  king: 1.75,
  sharing: 3,
};

/** One of a thing varies less in weight than a serving does. */
const ONE_FACTORS: Partial<Record<Size, number>> = { small: 0.8, large: 1.25 };

function oneFactor(portion: Portion, size: Size | undefined): number {
  const factor = sizeFactor(portion, size);
  return factor === 1 || size === undefined ? 1 : (ONE_FACTORS[size] ?? factor);
}

/** A measure of the size that is said, or of another one, stays as it is; 'a big bowl' is more than a bowl. */
export function sizeFactor(portion: Portion, size: Size | undefined): number {
  if (size === undefined || isSized(portion, size)) return 1;
  // '1 large bag' is mostly what one person eats.
  if (!isUnsized(portion)) return size === 'sharing' ? SIZE_FACTORS.sharing / 2 : 1;
  return factorOf(size);
}

export function factorOf(size: Size | undefined): number {
  return size === undefined ? 1 : SIZE_FACTORS[size];
}

const LITERS = /^0\.(?:1|2|25|3|33|4|5|7|75)$/;

function isDecimalBehindDrink({ amount, circumstances }: Weighed): boolean {
  return amount.behind === true && circumstances.drink && LITERS.test(amount.text);
}

/** 'radler 0,5' is half a liter; behind milk a decimal tells its fat. */
function litersOr(usual: Weight, { food, amount }: Weighed, count: number): Weight {
  if (/\bmilk\b/i.test(food.description)) return usual;
  return { grams: count * 1_000, basis: 'stated-volume', text: `${amount.text} l` };
}

// So many packs nobody eats: '20 m&ms', '10 pringles'.
const PACKS_MAX = 5;
const PACK_GRAMS = 20;

/** A count; of what is eaten by the handful a larger number is of pieces, and of no packs. */
export function weighCount(weighed: Weighed): Weight {
  const weight = weighByCount(weighed);
  const { count = 1, vague } = weighed.amount;
  const { piece } = weighed.circumstances;
  const isOfPieces = piece !== undefined && !vague && count >= PACKS_MAX;
  return isOfPieces && weight.grams / count >= PACK_GRAMS
    ? { ...weight, grams: count * piece }
    : weight;
}

function weighByCount(weighed: Weighed): Weight {
  const { food, amount, circumstances } = weighed;
  const { count } = amount;
  const usual = usualWeight(food, circumstances);
  if (count !== undefined && isDecimalBehindDrink(weighed)) return litersOr(usual, weighed, count);
  // 'half the fries' is half of what is served, and no half of one.
  if (isPartOfMany(amount)) return { ...sized(usual, amount), text: '' };
  return amount.size === undefined ? unsized(weighed, usual) : byPortion(weighed, usual);
}

function unsized(weighed: Weighed, usual: Weight): Weight {
  const { count } = weighed.amount;
  if (count === undefined) return severalOf(weighed, usual);
  return weighed.circumstances.drink ? drinksOf(usual, count) : byPortion(weighed, usual);
}

// Words for a portion that mean the whole of it, however much one eats.
const WHOLE = ['whole', 'entire'];

/** One of a food: its portion, or the table's weight of one if no portion or size is named. */
function itemOf({ food, amount, asked }: Weighed): Portion | undefined {
  const { oneGrams } = food;
  const isOther = asked.size !== undefined || WHOLE.some((word) => asked.hints.has(word));
  const one = { text: '1', grams: oneGrams ?? 0 };
  const found = oneGrams === undefined || isOther ? findItem(food, asked) : one;
  return found && isEggOfOmelet(found, asked, amount) ? undefined : found;
}

/** 'an omelette' is one of two eggs, and not of one. */
function isEggOfOmelet({ text }: Portion, { hints }: Asked, { vague }: Amount): boolean {
  const isOmelet = /^1 egg(?: white)?$/.test(text) && OMELET.some((word) => hints.has(word));
  return isOmelet && (vague || !hints.has('egg'));
}

const OMELET = ['omelet', 'omelette', 'omlette', 'frittata'];

function byPortion(weighed: Weighed, usual: Weight): Weight {
  const { amount } = weighed;
  const portion = itemOf(weighed);
  if (!portion || isBagOfSmall(portion, amount)) return unportioned(usual, amount);
  if (isOneOfMany(portion, amount, usual.grams)) return sized(usual, amount);
  if (isCanUnsaid(portion, amount, usual.grams)) return unportioned(usual, amount);
  if (isOfPieces(portion, amount) || isWholeForMany(portion, amount, usual.grams)) return usual;
  return ofPortion(portion, amount);
}

// A can of more servings is none that 'a few peas' or 'small edamame' are told by.
const SERVINGS_OF_CAN = 1.5;

function isCanUnsaid(
  { text, grams }: Portion,
  { size, hints }: Amount,
  usualGrams: number,
): boolean {
  const isCan = /\b(?:can|tin)\b/.test(text) && !hints.includes('can') && !hints.includes('tin');
  return isCan && (size !== undefined || grams > SERVINGS_OF_CAN * usualGrams);
}

// Who lists so many of what is served by the plate has counted its pieces: 'shrimp cocktail 6'.
const PIECES_LEAST = 4;
const PLATE_GRAMS = 150;

function isOfPieces({ grams }: Portion, { count = 1, behind, text }: Amount): boolean {
  return behind === true && count >= PIECES_LEAST && grams >= PLATE_GRAMS && /^\d+$/.test(text);
}

// 'a scotch pie' is none that eight people share; 'a large pizza' is a whole one.
const FOR_MANY = 5;

function isWholeForMany(portion: Portion, { vague, count = 1, size }: Amount, usualGrams: number) {
  if (size !== undefined && isSized(portion, size)) return false;
  return vague && count <= 1 && portion.grams > FOR_MANY * usualGrams;
}

/** 'few peas': some of what nobody counts. */
const FEW_SHARE = 0.5;

/** 'a few crisps' of a brand are no three bags. */
function isBagOfSmall({ text }: Portion, { text: told, hints }: Amount): boolean {
  const isBag = /\b(?:bag|packet|pack|tube)\b/.exec(text)?.[0];
  return isBag !== undefined && FEW.test(told) && !hints.includes(isBag);
}

function unportioned(usual: Weight, amount: Amount): Weight {
  if (FEW.test(amount.text)) return { ...usual, grams: usual.grams * FEW_SHARE };
  return amount.count === undefined ? sized(usual, amount) : { ...sized(usual, amount), text: '' };
}

function ofPortion(portion: Portion, { count, size, text }: Amount): Weight {
  const one = portion.grams * oneFactor(portion, size);
  if (count === undefined) return { grams: one, basis: 'stated-measure', text: portion.text };
  const many = FEW.test(text) && one < TINY_GRAMS ? FEW_TINY : 1;
  return { grams: count * many * one, basis: 'stated-count', text: '' };
}

function isPartOfMany({ count, plural }: Amount): boolean {
  return count !== undefined && count < 1 && plural;
}

const FEW = /\bfew\b/;
// 'a few almonds' are more than three.
const TINY_GRAMS = 6;
const FEW_TINY = 2;

/** 'a coke', '2 lattes': one of a drink is as much as nobody says of it. */
function drinksOf(usual: Weight, count: number): Weight {
  return { grams: usual.grams * count, basis: 'stated-count', text: '' };
}

// 'eggs', 'sausages': who names such things in the plural had two at least.
const SEVERAL = 2;
const SEVERAL_GRAMS = [20, 110] as const;
const ONE_SHARE = 0.75;

function severalOf({ food, amount, asked, circumstances }: Weighed, usual: Weight): Weight {
  if (!amount.plural || !isPlain(circumstances) || isCalledSo(food, amount)) return usual;
  const item = findItem(food, { ...asked, counted: true });
  const one = item && !isPile(item) && !isOtherThing(item, amount) ? item.grams : 0;
  const [least, most] = SEVERAL_GRAMS;
  const isOne = one >= Math.max(least, usual.grams * ONE_SHARE) && one <= most;
  return isOne ? { ...usual, grams: SEVERAL * one } : usual;
}

/** 'snickers', 'mini cheddars': a brand's name, and no number of them. */
function isCalledSo({ description }: Food, { hints }: Amount): boolean {
  if (!isRecalled(description)) return false;
  const names: readonly string[] = description.toLowerCase().match(/[a-z']+/g) ?? [];
  return hints.some((word) => /[^su]s$/.test(word) && names.includes(word));
}

/** 'quest bar cookies and cream' is one bar. */
function isOtherThing({ text }: Portion, { hints }: Amount): boolean {
  return /\bbars?\b/.test(text) && hints.includes('bar');
}

function isPlain({ host, fresh, sure = false }: Circumstances): boolean {
  return sure && host === undefined && !fresh;
}

const ONE_OF_SERVING = 0.35;

/** '1 fry' is no portion of 'large fries', and none of another size than is said. */
function isOneOfMany(
  portion: Portion,
  { count, size, vague, plural }: Amount,
  usualGrams: number,
): boolean {
  const isSome = count === undefined || (vague && plural);
  if (isSome && portion.grams < usualGrams * POINTS.tinyShare) return true;
  // '3 large eggs' scrambled are three, and a large portion of fries is no large fry.
  if ((count ?? 1) > 1 && portion.grams >= usualGrams * ONE_OF_SERVING) return false;
  return isOrderBySize(portion, { count, size }, usualGrams);
}

/** '2 small fries' are two orders; '4 small lumpia' are four pieces. */
function isOrderBySize(
  portion: Portion,
  { count = 1, size }: Pick<Amount, 'count' | 'size'>,
  usualGrams: number,
): boolean {
  if (size === undefined || isSized(portion, size) || portion.grams >= usualGrams) return false;
  return count <= 1 || portion.grams * count < usualGrams * ONE_OF_SERVING;
}

function sized(usual: Weight, { count = 1, size }: Amount): Weight {
  return { ...usual, grams: usual.grams * count * factorOf(size) };
}

function usualWeight(food: Food, { host, drink, isStrewn }: Circumstances): Weight {
  const first = food.portions[0]?.grams ?? UNKNOWN_PORTION;
  const whole = plateOf(food.description) ?? food.usualGrams ?? (drink ? UNKNOWN_DRINK : first);
  const addition = host && ((isStrewn && strewn(whole, host)) || findAddition(food, whole, host));
  const { grams, text } = addition ?? { grams: whole, text: 'usual portion' };
  return { grams, basis: 'usual-portion', text };
}
