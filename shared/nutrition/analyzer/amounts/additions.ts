import type { Food, Portion } from '../../table/food';
import type { FoodTable } from '../../table/food-table';
import type { Amount } from './read-phrase';

const FLUID_OUNCE = 29.57;

const CUP_OF_CEREAL = 240;

/** What is served by so many grams is a side, and no spoon of a sauce. */
const PLATEFUL = 100;
const SIDE_GRAMS = 150;

/** Milk on a bowl of dry cereal: half a cup, and more on more of it. */
const MILK_ON_CEREAL = 122;
const BOWL_OF_CEREAL = 60;

const GUIDELINES: Readonly<Record<Host['kind'], RegExp>> = {
  drink: /per fl oz of beverage/,
  'hot cereal': /per cup of hot cereal/,
  cereal: /on cereal/,
  bread: /per slice of bread/,
  sandwich: /on regular sandwich|per sandwich|per hot dog/,
  salad: /in salad/,
  potato: /per cup of (?:french fries|vegetable)|if topping/,
  other: /if topping|per cup of vegetable/,
};

const DRINKS = /milk|coffee|^tea\b|tea$|juice|drink|water|beer|wine|liquor|smoothie|shake/i;

const KINDS: readonly [RegExp, Host['kind']][] = [
  [/sandwich|burger|frankfurter/i, 'sandwich'],
  [/salad/i, 'salad'],
  [/oatmeal|porridge|grits|cooked cereal/i, 'hot cereal'],
  [/cereal|granola|muesli|weetabix/i, 'cereal'],
  [/bread|roll|bagel|toast|pancake|waffle|muffin/i, 'bread'],
  [/potato/i, 'potato'],
  [DRINKS, 'drink'],
];

/** Whether a food is drunk: then its ounces are fluid, and without a measure it weighs about what water does. */
export function isDrink(table: FoodTable, place: number): boolean {
  const category = table.category(place);
  // The reference has fruit and its juices in one category.
  if (category === FRUIT_AND_JUICE) return /juice|nectar/i.test(table.food(place).description);
  return isDrinkCategory(category);
}

export function isDrinkCategory(category: string): boolean {
  return DRINKS.test(category);
}

const FRUIT_AND_JUICE = 'Fruits and Fruit Juices';
const FRESH = /fruit|berries|grapes|apples|melons|vegetable|tomatoes|carrots|broccoli/i;

/** Whether a food is fruit or a vegetable as it grows. */
export function isFresh(table: FoodTable, place: number): boolean {
  return FRESH.test(table.category(place)) && /\braw\b|fresh/.test(table.food(place).description);
}

/** What a food is for those that are added to it. */
export function hostOf(
  table: FoodTable,
  place: number,
  { words, grams, amount }: { words: string; grams: number; amount: Amount },
): Host {
  const text = `${table.category(place)} ${words}`;
  const kind = KINDS.find(([pattern]) => pattern.test(text))?.[1] ?? 'other';
  const isSliced = SLICED.test(table.food(place).description);
  const pieces = isSliced ? Math.round(grams / SLICE_GRAMS) : countOf(amount);
  const isBowl = BOWL.test(text) && !isDrink(table, place);
  return { kind, grams, pieces: Math.min(PIECES_MAX, Math.max(1, pieces)), isBowl };
}

function countOf({ unit, count = 1 }: Amount): number {
  return unit?.kind === 'weight' ? 1 : Math.round(count);
}

const SLICED = /^Bread, (?!naan|pita|lavash|.*sticks?|.*stuffing)/;
const SLICE_GRAMS = 28;
// Of more pieces nobody spreads each.
const PIECES_MAX = 4;

/** A food to which another is added. */
export interface Host {
  kind: 'drink' | 'hot cereal' | 'cereal' | 'bread' | 'sandwich' | 'salad' | 'potato' | 'other';
  /** Its weight as eaten. */
  grams: number;
  /** Slices or pieces, each of which takes its share: 1 at least. */
  pieces: number;
  /** Nuts and dried fruit are strewn on it. */
  isBowl: boolean;
}

/** What of nuts, seeds and dried fruit is eaten by itself, half of that is strewn on a bowl. */
const STREWN_SHARE = 0.5;
// Of seeds so little is a spoon.
const STREWN_LEAST = 20;
const STREWN = /^(?:Nuts and seeds|Dried fruits|Nut and Seed Products)$/;
const NO_PIECES = /\b(?:butter|paste|spread|sauce|milk|tahini)\b/i;
const BOWL =
  /oat|porridge|cereal|granola|muesli|yogh?urt|yog\b|skyr|quark|cottage|dahi|\bcurd|salad|poha|upma|halwa|kheer|pudding|ice cream|sundae|parfait|\bacai|smoothie bowl|custard|grits|congee|pancake|waffle|french toast|couscous|pilaf|pulao|rice|noodle|pad thai|curry|stir fry/i;

/** Whether a food is strewn on what it is added to: walnuts, raisins, chia. */
export function isStrewn(table: FoodTable, place: number): boolean {
  return STREWN.test(table.category(place)) && !NO_PIECES.test(table.food(place).description);
}

/** 'walnuts' on yogurt, 'raisins' in porridge: some of them. */
export function strewn(whole: number, { isBowl }: Host): Portion | undefined {
  return isBowl && whole >= STREWN_LEAST
    ? { text: 'as a topping', grams: STREWN_SHARE * whole }
    : undefined;
}

/** A small amount of a food, as it is added to another: 'butter' on toast, 'milk' in coffee. */
export function findAddition(food: Food, whole: number, host: Host): Portion | undefined {
  const guideline = food.portions.find(({ text }) => GUIDELINES[host.kind].test(text));
  if (guideline)
    return { text: guideline.text, grams: guideline.grams * times(host, guideline.text) };
  if (isMilkOnCereal(food, whole, host)) return milkOn(host);
  // '2 chapatis with keema' are no bread with a spread.
  if (host.kind === 'bread' && whole >= SIDE_GRAMS) return undefined;
  return spoonful(food, whole, host);
}

function spoonful(food: Food, whole: number, host: Host): Portion | undefined {
  const spoon = food.portions.find(({ text }) => /^1 (?:tablespoon|pat|packet)/.test(text));
  const isPlateful = whole > PLATEFUL && (host.kind === 'other' || host.kind === 'salad');
  if (!spoon || isPlateful) return undefined;
  if (spoon.grams < whole) return lessOnLittle(food, spread(spoon, host), host);
  const less = lessOnLittle(food, { ...spoon, grams: whole }, host);
  return less.grams < whole ? less : undefined;
}

const FAT_CALORIES = 700;
const FAT_SHARE = 0.2;
const TEASPOON = 4.5;

/** 'fox nuts roasted in ghee': so little takes no spoon of fat. */
function lessOnLittle({ per100g }: Food, portion: Portion, { grams, kind }: Host): Portion {
  const isFat = (per100g.calories ?? 0) >= FAT_CALORIES && kind !== 'drink' && kind !== 'bread';
  const most = Math.max(TEASPOON, FAT_SHARE * grams);
  return isFat && portion.grams > most ? { ...portion, grams: most } : portion;
}

function milkOn({ grams }: Host): Portion {
  return { text: 'on cereal', grams: MILK_ON_CEREAL * Math.max(1, grams / BOWL_OF_CEREAL) };
}

function isMilkOnCereal({ description }: Food, whole: number, { kind }: Host): boolean {
  return kind === 'cereal' && /\bmilk/i.test(description) && whole > MILK_ON_CEREAL;
}

function spread(spoon: Portion, host: Host): Portion {
  return { ...spoon, grams: spoon.grams * (isSpread(host) ? host.pieces : 1) };
}

/** What is put on bread, or on things that are counted out, is put on each of them. */
function isSpread({ kind, pieces }: Host): boolean {
  return kind === 'bread' || (kind === 'other' && pieces > 1);
}

function times({ grams, pieces }: Host, text: string): number {
  if (text.includes('per slice')) return pieces;
  if (text.includes('per fl oz')) return Math.max(1, grams / FLUID_OUNCE);
  return text.includes('hot cereal') ? Math.max(0.5, grams / CUP_OF_CEREAL) : 1;
}
