import { ANALYSER_VERSION } from '#shared/nutrition/analyse-text';
import type { FoodTable } from '#shared/nutrition/food-table';
import { rangeOfItems } from '#shared/nutrition/meal-range';
import type { Analysis, MealItem, OpenQuestion } from '#shared/records/meal-item';

import type { MealReading, SeenItem } from '../../../gateways/vision/reading';
import { cleanText } from './clean-text';
import { findFood, type Found } from './find-food';
import { modelFigures } from './model-figures';

const GRAMS_MAX = 3_000;
const ITEMS_MAX = 40;
const QUESTIONS_MAX = 3;
const NAME_MAX = 80;

export interface ReadingFacts {
  /** Id of the reading, and what made it. */
  id: string;
  model: string;
  prompt: string;
}

interface Grounds extends ReadingFacts {
  foods: FoodTable;
}

/** What grounds readings: a thread of its own in a server, since a name may take a while to look up. */
export interface FoodGrounds {
  /** Names the tables. */
  release: () => Promise<string>;
  ground: (reading: MealReading, facts: ReadingFacts) => Promise<Analysis>;
}

/** The same in this thread. */
export function groundsOf(foods: FoodTable): FoodGrounds {
  return {
    release: () => Promise.resolve(foods.release),
    ground: (reading, facts) => Promise.resolve(groundedAnalysis(reading, { ...facts, foods })),
  };
}

/**
 * Grounds what a model says in the food table: the model names and weighs, the table gives the
 * figures. The model's own figures serve where the table has nothing, if they can be true, and say so
 * (`source.kind` is 'ai'). What neither knows is listed as not found, never as zero.
 */
export function groundedAnalysis(reading: MealReading, grounds: Grounds): Analysis {
  const ids = new Map<number, string>();
  const items: MealItem[] = [];
  const notFound: string[] = [];
  for (const [place, seen] of reading.items.slice(0, ITEMS_MAX).entries()) {
    const id = `${grounds.id.slice(-12)}-${place + 1}`;
    const item = groundedItem(seen, id, grounds);
    const name = cleanText(seen.name, 200);
    if (item) {
      items.push(item);
      ids.set(place, id);
    } else if (name !== '') notFound.push(name);
  }
  return {
    id: grounds.id,
    by: 'ai',
    analyser: ANALYSER_VERSION,
    table: grounds.foods.release,
    model: grounds.model.slice(0, 120),
    prompt: grounds.prompt,
    items,
    notFound,
    question: null,
    questions: questionsOf(reading, ids),
    ...rangeOfItems(items),
  };
}

function groundedItem(seen: SeenItem, id: string, grounds: Grounds): MealItem | undefined {
  const grams = clamp(seen.grams);
  const name = cleanText(seen.name, NAME_MAX);
  if (grams === undefined || name === '') return undefined;
  const preparation = cleanText(seen.preparation, 60);
  const figures = figuresFor(seen, { name, preparation }, grounds);
  if (!figures) return undefined;
  const gramsLow = Math.min(grams, clamp(seen.grams_low) ?? grams);
  const gramsHigh = Math.max(grams, clamp(seen.grams_high) ?? grams);
  const perGram = (figures.per100g.calories ?? 0) / 100;
  return {
    id,
    // As the device's own reading writes them.
    name: name.charAt(0).toUpperCase() + name.slice(1),
    grams,
    per100g: figures.per100g,
    source: figures.source,
    amount: { basis: 'model', text: cleanText(seen.household_measure, 120) },
    // A food that only part of its name names is not sure, whatever the model says.
    confidence: figures.whole ? seen.confidence : 'low',
    caloriesLow: gramsLow * perGram,
    caloriesHigh: gramsHigh * perGram,
    edited: [],
    ...(preparation !== '' && { preparation }),
    seen: seen.seen,
    gramsLow,
    gramsHigh,
  };
}

function figuresFor(
  seen: SeenItem,
  { name, preparation }: { name: string; preparation: string },
  { foods, model }: Grounds,
): Found | undefined {
  const found = findFood(foods, name, preparation);
  if (found?.whole) return found;
  const per100g = modelFigures(seen.per_100g);
  if (!per100g) return found;
  return { per100g, source: { kind: 'ai', model: model.slice(0, 120) }, whole: false };
}

function questionsOf({ questions }: MealReading, ids: Map<number, string>): OpenQuestion[] {
  return questions.slice(0, QUESTIONS_MAX).flatMap(({ item, text, options }) => {
    const plain = cleanText(text, 200);
    const answers = options.slice(0, 5).map((option) => cleanText(option, 80));
    if (plain === '') return [];
    const itemId = item === null ? null : (ids.get(item) ?? null);
    return [{ itemId, text: plain, options: answers.filter((answer) => answer !== '') }];
  });
}

function clamp(grams: number): number | undefined {
  if (!Number.isFinite(grams) || grams <= 0) return undefined;
  return Math.min(grams, GRAMS_MAX);
}
