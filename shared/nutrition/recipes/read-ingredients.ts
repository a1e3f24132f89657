import type { MealItem } from '#shared/records/meal-item';

import { type FoodMemory, memoryKey } from '../analyzer/food-memory';
import { inSentenceCase } from '../items/in-sentence-case';
import { itemNutrients } from '../items/totals';
import type { FoodTable } from '../table/food-table';
import { analysedWords, type Circumstances, isSure, rawOf, type Read } from './analysed-words';
import { countedThing } from './counted-thing';
import { INGREDIENT_FOODS } from './ingredient-foods';
import { withoutAmount } from './ingredient-weights';
import {
  codeOf,
  isIngredient,
  isKnownLine,
  knownIngredient,
  plainIngredient,
  plainLast,
} from './plain-ingredient';
import { readIngredientLine } from './read-ingredient-line';

/** One line as the user wrote it, with its result. */
export interface ReadLine extends Read {
  text: string;
}

const LINES_MAX = 60;

/**
 * Parses a list of ingredients, one per line. Foods are raw and dry if people buy them so, regardless of the user's
 * remembered foods; custom foods take precedence over both. Weights are in grams. Pure, and never throws.
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
      if (NOT_EATEN.test(plain.words)) return { text: line, items: [], unread: false };
      // What a stock is boiled from is not eaten.
      if (BONES.test(plain.other ?? plain.words)) return { text: line, items: [], unread: true };
      const readWords = (said: string) => readOne(table, said, { by, memory: known, personal });
      const first = readWords(plain.words);
      const second = first.unread && plain.other ? readWords(plain.other) : undefined;
      return { text: line, ...(second?.unread === false ? second : first) };
    });
}

function readOne(table: FoodTable, line: string, circumstances: Circumstances): Read {
  const said = withOneWeight(line);
  const parts = isKnown(said) ? [said] : said.split(AND);
  if (parts.length > 1 && parts.every(isKnown)) {
    const read = parts.map((part) => readOne(table, part, circumstances));
    return {
      items: read.flatMap(({ items }) => items),
      unread: read.some(({ unread }) => unread),
    };
  }
  const counted = countedThing(said) ?? countedThing(plainIngredient(said));
  if (counted) {
    const { items, unread } = named(table, `${counted.grams} g`, counted.name, circumstances);
    return { items: items.map(asCounted(counted.said)), unread };
  }
  const words = plainIngredient(said);
  const known = knownIngredient(words);
  const { items, unread } = known
    ? named(table, known.amount, known.name, circumstances)
    : readPlainly(table, words, circumstances);
  return { items: items.map(asWeighed), unread };
}

const AND = / (?:and|&|\+|plus) /iu;

/**
 * An amount of a known food. The analyzer gets one made-up word for the food, so that it does not interpret a part of
 * its name ('day-old bread', 'eye of round'); a custom food keeps its name.
 */
function named(table: FoodTable, amount: string, name: string, circumstances: Circumstances): Read {
  const code = codeOf(name);
  const isOwn = circumstances.personal?.some(({ names }) =>
    names.some((own) => memoryKey(own) === memoryKey(name)),
  );
  if (code === undefined || isOwn)
    return analysedWords(table, `${amount} ${name}`.trim(), circumstances);
  const { items, unread } = analysedWords(table, `${amount} ${wordOf(code)}`.trim(), circumstances);
  return {
    items: items.map((item) => ({
      ...item,
      name: inSentenceCase(name),
      words: name,
      // A pot contains more than three plates, so a large amount alone does not lower the confidence here.
      confidence: isStated(item) && item.confidence === 'low' ? 'medium' : item.confidence,
    })),
    unread,
  };
}

const isStated = ({ amount }: MealItem) =>
  amount.basis === 'stated-weight' || amount.basis === 'stated-volume';

/** One made-up word for the food with a code, which no user would write. */
function wordOf(code: string): string {
  const letters = code.replace(/\d/gu, (digit) => 'abcdefghij'.charAt(Number(digit)));
  return `zq${letters.replace(/[^a-z]/giu, '')}zq`;
}

/** Whether a list of ingredients means a known food by these words, with or without an amount. */
function isKnown(said: string): boolean {
  return isKnownLine(said) || countedThing(said) !== undefined;
}

/** For unlisted foods: uses the last word if the tables know no more, and the raw food if they have it. */
function readPlainly(table: FoodTable, words: string, circumstances: Circumstances): Read {
  const first = analysedWords(table, words, circumstances);
  if (isKnownLine(words)) return first;
  const last = isSure(first) ? undefined : plainLast(words);
  return last === undefined
    ? rawOf(table, words, first, circumstances)
    : readOne(table, last, circumstances);
}

const NOT_EATEN =
  /\b(?:banana lea(?:f|ves)|corn husks?|skewers?|toothpicks?|cocktail sticks?|parchment(?: paper)?|baking paper|kitchen string|twine|muslin)$/iu;
const BONES = /\b(?:bones?|carcass(?:es)?)$/iu;

const WEIGHT_OF_TWO =
  /^([\d./]+ ?(?:g|kg|oz|ounces?|lbs?|pounds?) )([^,;]{3,40}?) and ([^,;\d]{3,40})$/iu;

/** '3 pounds chicken legs and thighs', '500 g minced beef and pork': the weight is that of both. */
function withOneWeight(words: string): string {
  const [, weight = '', name = '', second = ''] = WEIGHT_OF_TWO.exec(words) ?? [];
  const isOne =
    isIngredient(name) &&
    (isIngredient(second) || isIngredient(`${name.split(' ')[0] ?? ''} ${second}`));
  return isOne ? weight + name : words;
}

// How much 100 g of one raw food differ from another's: water, fat and variety.
const COMPOSITION = 0.15;

/** A plate's range includes cooking and leftovers; an amount weighed for the pot does not. */
function asWeighed(item: MealItem): MealItem {
  if (item.amount.basis !== 'stated-weight' || item.confidence === 'low') return item;
  const calories = itemNutrients(item).calories ?? 0;
  return {
    ...item,
    caloriesLow: Math.max(item.caloriesLow, calories * (1 - COMPOSITION)),
    caloriesHigh: Math.min(item.caloriesHigh, calories * (1 + COMPOSITION)),
  };
}

/** The weight comes from a usual size, so the line stated no weight. */
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
    [...words, wordOf(code)].map(
      (name) => [memoryKey(name), { code, grams: withoutAmount(code) }] as const,
    ),
  );
  return made;
}
