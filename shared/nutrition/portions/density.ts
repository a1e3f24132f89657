import type { Food } from '../food';

const MEASURES: readonly [RegExp, ml: number][] = [
  [/^1 cup\b/, 236.6],
  [/^1 tablespoon/, 14.79],
  [/^1 fl oz/, 29.57],
  [/^1 teaspoon/, 4.93],
];
const DRY = /dry, yields/;
const WATER = 1;
const SOLID = 0.7;

/**
 * Grams of a millilitre of a food, by its own cup, spoon or fluid ounce; where it has none, water's
 * for a drink and two thirds of that for the rest.
 */
export function gramsPerMl(food: Food, drink: boolean): number {
  for (const [pattern, ml] of MEASURES) {
    const portion = food.portions.find(({ text }) => pattern.test(text) && !DRY.test(text));
    if (portion) return portion.grams / ml;
  }
  return drink ? WATER : SOLID;
}
