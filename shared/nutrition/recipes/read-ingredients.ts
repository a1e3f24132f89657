import type { MealItem } from '#shared/records/meal-item';

import { analyseText } from '../analyzer/analyse-text';
import { type FoodMemory, memoryKey } from '../analyzer/food-memory';
import { itemNutrients } from '../items/totals';
import type { FoodTable } from '../table/food-table';
import type { PersonalFood } from '../table/personal-food';
import { countedThing } from './counted-thing';
import { INGREDIENT_FOODS } from './ingredient-foods';
import { WITHOUT_AMOUNT } from './ingredient-weights';
import { isIngredient, plainIngredient } from './plain-ingredient';
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
      // Nobody eats what a stock is boiled from.
      if (BONES.test(plain.other ?? plain.words)) return { text: line, items: [], unread: true };
      const readWords = (said: string) => readOne(table, said, { by, memory: known, personal });
      const first = readWords(plain.words);
      const second = first.unread && plain.other ? readWords(plain.other) : undefined;
      return { text: line, ...(second?.unread === false ? second : first) };
    });
}

function readOne(table: FoodTable, said: string, circumstances: Circumstances) {
  const plain = plainIngredient(said);
  const counted = countedThing(said) ?? countedThing(plain);
  const words = counted ? `${counted.grams} g ${counted.name}` : withOneWeight(plain);
  const { items, notFound } = analyseText(table, words, circumstances);
  const unread = items.length === 0 || notFound.length > 0;
  const read = items.slice(0, LINE_ITEMS_MAX);
  return { items: counted ? read.map(asCounted(counted.said)) : read.map(asWeighed), unread };
}

const BONES = /\b(?:bones|carcass(?:es)?)$/iu;

/** '3 pounds chicken legs and thighs': the weight is that of both. */
function withOneWeight(words: string): string {
  const [, first = '', second = ''] =
    /^([\d./]+ (?:g|kg|oz|ounces?|lbs?|pounds?) [^,;]{3,40}?) and ([^,;\d]{3,40})$/iu.exec(words) ??
    [];
  const name = first.split(' ').slice(2).join(' ');
  const isOne =
    isIngredient(name) &&
    (isIngredient(second) || isIngredient(`${name.split(' ')[0] ?? ''} ${second}`));
  return isOne ? first : words;
}

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
