import { readFileSync } from 'node:fs';

import { itemNutrients } from '#shared/nutrition/items/totals';
import type { ReadLine } from '#shared/nutrition/recipes/read-ingredients';
import type { MealItem } from '#shared/records/meal-item';

/** A line of a recipe, with what a careful person would accept for it. */
export interface KnownLine {
  id: string;
  kitchen: string;
  line: string;
  /**
   * The found food's description contains all words of one of these, as parts of words ('yog': yogurt, 'mint':
   * spearmint).
   */
  foods: string[];
  kcal_per_100g: [low: number, high: number];
  grams: [low: number, high: number];
}

export interface JudgedLine {
  known: KnownLine;
  read: ReadLine;
  isFood: boolean;
  /** The right food with about the right weight, and nothing else of importance. */
  isRight: boolean;
}

// Water that a starch is mixed with is right; a second food that adds energy is not.
const ADDED_KCAL = 10;

// 'oil' is in 'boiled', 'egg' in 'eggplant': such a short word must be at the start of a word.
const LETTERS = 4;

/** One JSON object per line. */
export function readLines(file: string): KnownLine[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as KnownLine);
}

export function judgeLine(known: KnownLine, read: ReadLine): JudgedLine {
  const foods = read.items.filter((item) => isFood(known, item));
  const right = foods.find(({ grams }) => isWithin(grams, known.grams));
  // If a line names two foods, either is accepted, and the other one does not count as added.
  const added = read.items
    .filter((item) => item !== right && !foods.includes(item))
    .reduce((sum, item) => sum + (itemNutrients(item).calories ?? 0), 0);
  return {
    known,
    read,
    isFood: foods.length > 0,
    isRight: right !== undefined && added <= ADDED_KCAL,
  };
}

function isFood(known: KnownLine, { source, per100g }: MealItem): boolean {
  if (source.kind !== 'table' || per100g.calories === null) return false;
  const words = wordsOf(source.description);
  const has = (start: string) =>
    words.some((word) => (start.length < LETTERS ? word.startsWith(start) : word.includes(start)));
  const isCalled = known.foods.some((food) => wordsOf(food).every(has));
  return isCalled && isWithin(per100g.calories, known.kcal_per_100g);
}

/** In lower case and without plural endings. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.map((word) => word.replace(/(?:(?<=o)es|s)$/u, ''));
}

function isWithin(value: number, [low, high]: [number, number]): boolean {
  return value >= low && value <= high;
}
