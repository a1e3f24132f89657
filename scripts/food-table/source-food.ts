import type { Portion } from '#shared/nutrition/table/food';
import { NUTRIENTS, type Nutrients } from '#shared/records/nutrients';

/** A food as a source or a list of ours gives it, before it is written into a table. */
export interface SourceFood {
  code: string;
  name: string;
  aliases: string[];
  category: string;
  per100g: Nutrients;
  portions: Portion[];
  /** Weight where nobody says how much, in grams; null where the source does not tell. */
  usualGrams: number | null;
  /** Weight of one where somebody counts, in grams, where no portion tells it. */
  oneGrams?: number;
}

/** Figures from a function of the nutrient's name. */
export function nutrientsOf(
  figure: (name: (typeof NUTRIENTS)[number]) => number | null,
): Nutrients {
  return Object.fromEntries(NUTRIENTS.map((name) => [name, figure(name)])) as Nutrients;
}
