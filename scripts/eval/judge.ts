import { wordsOf } from '#shared/nutrition/analyzer/language/words';
import { totalNutrients } from '#shared/nutrition/items/totals';
import type { Analysis, MealItem } from '#shared/records/meal-item';

import type { KnownItem, KnownMeal } from './known-meal';

/** A meal as known and as analyzed. */
export interface Reading {
  known: KnownMeal;
  analysis: Analysis;
  ms: number;
}

// Meals with less are right or wrong by a cup of coffee.
const EATEN_KCAL = 10;
// Without an accepted interval, a meal is accepted within this share of the known value.
const ACCEPTED_SHARE = 0.35;
// A weight is right within this share of the known one, or this many grams.
const GRAMS_SHARE = 0.35;
const GRAMS_LEAST = 10;
// A density is right within this share of the known one, or this many kcal per 100 g: for black coffee, sources say 0
// to 4.
const DENSITY_SHARE = 0.2;
const DENSITY_LEAST = 3;

export function caloriesOf({ analysis }: Reading): number {
  return totalNutrients(analysis.items).calories ?? 0;
}

export function isEaten({ known }: Reading): boolean {
  return known.calories > EATEN_KCAL;
}

/** Inside the accepted interval, or near the known energy if the set has no interval. */
export function isAccepted(reading: Reading): boolean {
  const { known } = reading;
  const calories = caloriesOf(reading);
  const low = known.accepted?.low ?? known.calories * (1 - ACCEPTED_SHARE);
  const high = known.accepted?.high ?? known.calories * (1 + ACCEPTED_SHARE);
  return calories >= low && calories <= high;
}

export function isOffByTwice(reading: Reading): boolean {
  const ratio = caloriesOf(reading) / reading.known.calories;
  return isEaten(reading) && (ratio > 2 || ratio < 0.5);
}

/** Wrong, with no sign on the screen: no question, and shown as high or medium. */
export function isSilentlyWrong(reading: Reading): boolean {
  const { analysis, known } = reading;
  const isSilent = analysis.question === null && analysis.confidence !== 'low';
  const isWrong = known.noFood ? caloriesOf(reading) > EATEN_KCAL : !isAccepted(reading);
  return isSilent && isWrong && analysis.items.length > 0;
}

export function isInRange({ known, analysis }: Reading): boolean {
  const { caloriesLow: low, caloriesHigh: high } = analysis;
  return low !== null && high !== null && known.calories >= low && known.calories <= high;
}

/** A known item with the item of the analysis that matches it, each used once. */
export interface Pair {
  item: KnownItem;
  found: MealItem | undefined;
  /** The tables have that name, whatever its density: recipes of one dish differ. */
  isNamed: boolean;
  /** It has that name, or is part of what was found: no item is expected for the bread of 'a cheese sandwich'. */
  isHeld: boolean;
  isFood: boolean;
  /** Only for the right food: about the right weight. */
  isWeighed: boolean;
}

/** Pairs known items with found ones: first those right in food and weight, then those right in food. */
export function pairsOf(items: readonly KnownItem[], read: readonly MealItem[]): Pair[] {
  const free = new Set(read);
  const paired = new Map<KnownItem, MealItem>();
  for (const judge of [isRightItem, isRightFood, isNamedAlike]) {
    for (const item of items) {
      if (paired.has(item)) continue;
      const found = [...free].find((one) => judge(item, one));
      if (!found) continue;
      paired.set(item, found);
      free.delete(found);
    }
  }
  return items.map((item) => {
    const found = paired.get(item);
    const isFood = found !== undefined && isRightFood(item, found);
    const isNamed = isFood || (found !== undefined && isCalled(item, found));
    const isHeld = isNamed || read.some((one) => bearsNoun(item, one));
    return { item, found, isNamed, isHeld, isFood, isWeighed: isFood && isRightItem(item, found) };
  });
}

/** The same code, or a food of similar density whose name shares a word with the expected one. */
function isRightFood(expected: KnownItem, found: MealItem): boolean {
  if (found.source.kind === 'ai') return false;
  if (found.source.kind === 'table' && found.source.code === expected.code) return true;
  const density = found.per100g.calories ?? 0;
  const known = expected.caloriesPer100g ?? density;
  const isNear = Math.abs(density - known) <= Math.max(DENSITY_LEAST, DENSITY_SHARE * known);
  return isNear && isNamedAlike(expected, found);
}

/** The food's own description, not the user's words, contains every word of the expected name. */
function isCalled(expected: KnownItem, { source }: MealItem): boolean {
  if (source.kind !== 'table') return false;
  const names = new Set(wordsOf(source.description));
  return wordsOf(expected.name.split(',')[0] ?? '').every((word) => names.has(word));
}

/** The found item, by the table's or the user's words, contains the expected noun. */
function bearsNoun(expected: KnownItem, { source, name, words }: MealItem): boolean {
  const noun = wordsOf(expected.name.split(',')[0] ?? '').at(-1);
  const description = source.kind === 'table' ? source.description : '';
  return noun !== undefined && wordsOf(`${description} ${name} ${words}`).includes(noun);
}

function isNamedAlike(expected: KnownItem, found: MealItem): boolean {
  const description = found.source.kind === 'table' ? found.source.description : '';
  const names = new Set([...wordsOf(description), ...wordsOf(found.name)]);
  return wordsOf(expected.name.split(',')[0] ?? '').some((word) => names.has(word));
}

/** The right food with about the right weight: calories can be right by luck, but this hardly can. */
function isRightItem(expected: KnownItem, found: MealItem): boolean {
  const off = Math.abs(found.grams - expected.grams);
  const isWeighed = off <= Math.max(GRAMS_LEAST, GRAMS_SHARE * expected.grams);
  return isWeighed && isRightFood(expected, found);
}
