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

const DRINKS = /milk|coffee|tea$|juice|drink|water|beer|wine|liquor|smoothie|shake/i;

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
  return { kind, grams, pieces: Math.min(PIECES_MAX, Math.max(1, pieces)) };
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
}

/** A small amount of a food, as it is added to another: 'butter' on toast, 'milk' in coffee. */
export function findAddition(food: Food, whole: number, host: Host): Portion | undefined {
  const guideline = food.portions.find(({ text }) => GUIDELINES[host.kind].test(text));
  if (guideline)
    return { text: guideline.text, grams: guideline.grams * times(host, guideline.text) };
  if (isMilkOnCereal(food, whole, host)) return milkOn(host);
  // '2 chapatis with keema' are no bread with a spread.
  if (host.kind === 'bread' && whole >= SIDE_GRAMS) return undefined;
  const spoon = food.portions.find(({ text }) => /^1 (?:tablespoon|pat|packet)/.test(text));
  const isPlateful = whole > PLATEFUL && (host.kind === 'other' || host.kind === 'salad');
  return spoon && spoon.grams < whole && !isPlateful ? spread(spoon, host) : undefined;
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
