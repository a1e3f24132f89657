import type { FoodTable } from '../food-table';
import type { Host } from './find-addition';

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
  return DRINKS.test(table.category(place));
}

const FRESH = /fruit|berries|grapes|apples|melons|vegetable|tomatoes|carrots|broccoli/i;

/** Whether a food is fruit or a vegetable as it grows. */
export function isFresh(table: FoodTable, place: number): boolean {
  return FRESH.test(table.category(place)) && /\braw\b|fresh/.test(table.food(place).description);
}

/** What a food is for those that are added to it. */
export function hostOf(table: FoodTable, place: number, words: string, grams: number): Host {
  const text = `${table.category(place)} ${words}`;
  return { kind: KINDS.find(([pattern]) => pattern.test(text))?.[1] ?? 'other', grams };
}
