import type { Food } from '../food';

const MEASURES: readonly [RegExp, ml: number][] = [
  [/^1 cup\b/, 236.6],
  [/^1 tablespoon/, 14.79],
  [/^1 fl oz/, 29.57],
  [/^1 teaspoon/, 4.93],
];
const DRY = /dry, yields/;
// A 'cup' of a shop is no measure: no drink is as heavy as that makes it.
const DRINKS = [0.9, 1.1] as const;
const FOODS = [0.03, 1.5] as const;
const WATER = 1;
const SOLID = 0.7;

/**
 * Grams of a millilitre of a food, by its own cup, spoon or fluid ounce; where it has none, water's
 * for a drink and two thirds of that for the rest.
 */
export function gramsPerMl(food: Food, drink: boolean): number {
  for (const [pattern, ml] of MEASURES) {
    const portion = food.portions.find(({ text }) => pattern.test(text) && !DRY.test(text));
    if (portion) return within(portion.grams / ml, drink ? DRINKS : FOODS);
  }
  return drink ? WATER : SOLID;
}

function within(density: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, density));
}
