import type { Portion } from '#shared/nutrition/table/food';
import { NUTRIENTS, type Nutrients } from '#shared/records/nutrients';

/** A food from a source or one of our lists, before it is written into a table. */
export interface SourceFood {
  code: string;
  name: string;
  aliases: string[];
  category: string;
  per100g: Nutrients;
  portions: Portion[];
  /** Weight if no amount is given, in grams; null if the source has none. */
  usualGrams: number | null;
  /** Weight of one piece if the user gives a count, in grams, for foods without such a portion. */
  oneGrams?: number;
}

/** Nutrients from a function of the nutrient's name. */
export function nutrientsOf(
  figure: (name: (typeof NUTRIENTS)[number]) => number | null,
): Nutrients {
  return Object.fromEntries(NUTRIENTS.map((name) => [name, figure(name)])) as Nutrients;
}
