import type { MealItem } from '#shared/records/meal-item';

import { analyseText } from '../analyzer/analyse-text';
import { type FoodMemory, memoryKey } from '../analyzer/food-memory';
import { itemNutrients } from '../items/totals';
import type { FoodTable } from '../table/food-table';
import type { PersonalFood } from '../table/personal-food';
import { INGREDIENT_FOODS, ONE_WEIGHS, WITHOUT_AMOUNT } from './ingredient-foods';
import { readIngredientLine } from './read-ingredient-line';

/** One line as the person wrote it, with what was read from it. */
export interface ReadLine {
  text: string;
  /** Empty where the line names no food, or none that is known. */
  items: MealItem[];
  /** Whether the line names something to eat that was not understood, in whole or in part. */
  unread: boolean;
}

interface Circumstances {
  by: 'device' | 'server';
  memory?: FoodMemory;
  personal?: readonly PersonalFood[];
}

const LINES_MAX = 60;
const LINE_ITEMS_MAX = 20;

/**
 * Reads a list of ingredients, a line each. Foods are raw and dry where people buy them so, whatever the
 * person has taught the analyzer about their plates; their own foods stand above both.
 * Weights are in grams. Pure, and never throws.
 */
export function readIngredients(
  table: FoodTable,
  text: string,
  { by, memory = new Map(), personal = [] }: Circumstances,
): ReadLine[] {
  const own = new Set(personal.flatMap(({ names }) => names.map(memoryKey)));
  const known: FoodMemory = new Map([
    ...memory,
    ...meanings().filter(([words]) => !own.has(words)),
  ]);
  return text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, LINES_MAX)
    .map((line) => {
      const plain = readIngredientLine(line);
      if (plain.kind !== 'food') return { text: line, items: [], unread: false };
      const counted = countedThing(plain.words);
      const words = counted ? `${counted.grams} g ${counted.name}` : plain.words;
      const { items, notFound } = analyseText(table, words, { by, memory: known, personal });
      const unread = items.length === 0 || notFound.length > 0;
      const read = items.slice(0, LINE_ITEMS_MAX);
      const shown = counted ? read.map(asCounted(counted.said)) : read.map(asWeighed);
      return { text: line, items: shown, unread };
    });
}

/** '3 salmon fillets', of which the tables know no weight. */
function countedThing(words: string) {
  const [, said = '', size, rest = ''] =
    /^(\d+(?:\.\d+)?|an?|½) (?:(small|large|big) )?([^]+)$/iu.exec(words) ?? [];
  const name = rest.toLowerCase().replace(/ of /u, ' ');
  const one = ONE_WEIGHS.get(name);
  if (one === undefined) return undefined;
  const count = said === '½' ? 0.5 : /^an?$/iu.test(said) ? 1 : Number(said);
  const share = size === undefined ? 1 : (SIZES[size.toLowerCase()] ?? 1);
  const food = name.replace(/^(?:small )?(?:bunch|nests?|blocks?|stalks?) /u, '');
  return {
    said: words.slice(0, words.length - rest.length).trim(),
    name: food,
    grams: count * one * share,
  };
}

const SIZES: Readonly<Record<string, number>> = { small: 0.5, large: 1.5, big: 1.5 };

// How far 100 g of one raw food differ from another's: water, fat and variety.
const COMPOSITION = 0.15;

/** A plate's range has cooking and leftovers in it; what was weighed for the pot has not. */
function asWeighed(item: MealItem): MealItem {
  if (item.amount.basis !== 'stated-weight' || item.confidence === 'low') return item;
  const calories = itemNutrients(item).calories ?? 0;
  return {
    ...item,
    caloriesLow: Math.max(item.caloriesLow, calories * (1 - COMPOSITION)),
    caloriesHigh: Math.min(item.caloriesHigh, calories * (1 + COMPOSITION)),
  };
}

/** The weight was taken from a usual size, so the line stated no weight. */
function asCounted(said: string) {
  return (item: MealItem): MealItem => ({
    ...item,
    amount: { basis: 'stated-count', text: said },
    confidence: 'medium',
  });
}

let made: (readonly [string, { code: string; grams: number | null }])[] | undefined;

function meanings() {
  made ??= INGREDIENT_FOODS.flatMap(([code, words]) =>
    words.map((name) => [memoryKey(name), { code, grams: WITHOUT_AMOUNT[code] ?? null }] as const),
  );
  return made;
}
