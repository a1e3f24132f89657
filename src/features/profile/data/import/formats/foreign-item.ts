import { importedItem } from '#shared/nutrition/items/items';
import { type MealItem, mealItemSchema } from '#shared/records/meal-item';
import { type Nutrient, type Nutrients, NUTRIENTS } from '#shared/records/nutrients';

import { KJ_PER_KCAL } from './guess-columns';
import type { Line, Table } from '../table/table';

interface EatenAmount {
  eaten: Nutrients;
  /** In grams; null if unknown. */
  grams: number | null;
  /** The amount in the file's own words. */
  amount: string;
}

/** An item with the other program's numbers; undefined if no food can have such numbers. */
export function foreignItem(
  name: string,
  { eaten, grams, amount }: EatenAmount,
): MealItem | undefined {
  const words = plainCount(cutTo(amount, 120));
  return mealItemSchema.safeParse(importedItem(cutTo(name, 120), eaten, { grams, amount: words }))
    .data;
}

/** Changes '1.00 medium' to '1 medium'. */
export function plainCount(amount: string): string {
  return amount.replace(/^(\d+)[.,]0+(?=\s|$)/, '$1').replace(/^(\d+[.,]\d*[1-9])0+(?=\s|$)/, '$1');
}

/** Cuts a text to a maximum length, without splitting a surrogate pair. */
export function cutTo(text: string, most: number): string {
  return text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** Possible column names of each nutrient; the first one that a table has is used. */
export type NutrientColumns = Readonly<Record<Nutrient, readonly string[]>>;

/**
 * The nutrients of a line; unknown if the column is empty or missing, or the number is negative.
 * @param kilojoules column names for energy in kJ, used if there is none in kcal
 */
export function nutrientsIn(
  table: Table,
  line: Line,
  { columns, kilojoules = [] }: { columns: NutrientColumns; kilojoules?: readonly string[] },
): Nutrients {
  const entries = NUTRIENTS.map((name) => [name, known(table.number(line, ...columns[name]))]);
  const nutrients = Object.fromEntries(entries) as Nutrients;
  const energy = known(table.number(line, ...kilojoules));
  if (nutrients.calories === null && energy !== null) nutrients.calories = energy / KJ_PER_KCAL;
  return nutrients;
}

function known(amount: number | null): number | null {
  return amount !== null && amount >= 0 ? amount : null;
}

export const ALL_UNKNOWN = Object.fromEntries(NUTRIENTS.map((name) => [name, null])) as Nutrients;

// '2 each' of a food means two of it.
const COUNT_ALONE = /^([\d.,]+) ?(?:each|piece|pieces|unit|units|item|items|x)$/i;

/**
 * Descriptions of a food and its amount for the analyzer: once with the exact name, which may be in its food tables,
 * and once without the commas at which the analyzer would split it.
 */
export function waysToSay(amount: string, name: string): string[] {
  // In 'tbsp, whole pieces' and 'large (5 cm)', the second part does not change the amount.
  const measure = amount.replace(/[,(].*$/s, '').trim();
  const said = measure.replace(COUNT_ALONE, '$1');
  const parts = name.split(/[,;:/()]/).map((part) => part.trim());
  const ways = [name, parts.filter((part) => part !== '').join(' ')];
  return [...new Set(ways.map((way) => `${said} ${way}`.trim()))];
}
