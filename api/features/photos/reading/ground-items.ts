import { ANALYSER_VERSION, analyseText } from '#shared/nutrition/analyzer/analyse-text';
import { withDoubts } from '#shared/nutrition/analyzer/confidence';
import {
  type DoubtfulFood,
  groundName,
  groundPart,
  groundQuestion,
} from '#shared/nutrition/grounding/ground-name';
import type { SeenName } from '#shared/nutrition/grounding/name-forms';
import { inSentenceCase } from '#shared/nutrition/items/in-sentence-case';
import { rangeOfItems } from '#shared/nutrition/items/meal-range';
import { totalNutrients } from '#shared/nutrition/items/totals';
import type { Food } from '#shared/nutrition/table/food';
import { foodByCode, type FoodTable } from '#shared/nutrition/table/food-table';
import type {
  Analysis,
  Confidence,
  MealItem,
  OpenQuestion,
  Question,
} from '#shared/records/meal-item';

import type { MealReading, SeenItem } from '../../../gateways/vision/reading';
import { cleanText } from './clean-text';
import { modelFigures, weighItem } from './model-figures';
import { withStated } from './with-stated';

const ITEMS_MAX = 40;
const QUESTIONS_MAX = 3;
const OPTIONS_MAX = 5;
const NAME_MAX = 80;

export interface ReadingFacts {
  id: string;
  model: string;
  prompt: string;
  unread?: string | null;
}

interface Grounds extends ReadingFacts {
  foods: FoodTable;
}

/** On the server it runs in a separate thread, because looking up a name can take a while. */
export interface FoodGrounds {
  release: () => Promise<string>;
  ground: (reading: MealReading, facts: ReadingFacts) => Promise<Analysis>;
}

export function groundsOf(foods: FoodTable): FoodGrounds {
  return {
    release: () => Promise.resolve(foods.release),
    ground: (reading, facts) => {
      const analysis = groundedAnalysis(reading, { ...facts, foods });
      const { unread = null } = facts;
      if (unread === null) return Promise.resolve(analysis);
      const { items } = analyseText(foods, unread, { by: 'server' });
      return Promise.resolve(withStated(analysis, items));
    },
  };
}

/**
 * The model gives names and weights, the food table gives nutrients. If no food matches, the model's own values are
 * used if they are possible (`source.kind` 'ai'). Anything else is "not found", never zero.
 */
export function groundedAnalysis(reading: MealReading, grounds: Grounds): Analysis {
  const ids = new Map<number, string>();
  const items: MealItem[] = [];
  const notFound: string[] = [];
  const asked: OpenQuestion[] = [];
  const doubtful: DoubtfulFood[] = [];
  for (const [place, seen] of reading.items.slice(0, ITEMS_MAX).entries()) {
    const id = `${grounds.id.slice(-12)}-${place + 1}`;
    const grounded = groundedItem(seen, id, grounds);
    const name = cleanText(seen.name, 200);
    if (grounded) {
      items.push(grounded.item);
      ids.set(place, id);
      if (grounded.question) asked.push(grounded.question);
      if (grounded.doubtful) doubtful.push(grounded.doubtful);
    } else if (name !== '') notFound.push(name);
  }
  const calories = totalNutrients(items).calories ?? 0;
  return {
    id: grounds.id,
    by: 'ai',
    analyser: ANALYSER_VERSION,
    table: grounds.foods.release,
    model: grounds.model.slice(0, 120),
    prompt: grounds.prompt,
    items,
    notFound,
    question: questionOf(grounds.foods, doubtful),
    questions: [...asked, ...questionsOf(reading, ids)].slice(0, QUESTIONS_MAX),
    ...withDoubts(rangeOfItems(items), { unread: 0, foreign: false, calories }),
  };
}

interface Grounded {
  item: MealItem;
  question: OpenQuestion | null;
  doubtful?: DoubtfulFood;
}

function groundedItem(seen: SeenItem, id: string, grounds: Grounds): Grounded | undefined {
  const name = cleanText(seen.name, NAME_MAX);
  if (name === '') return undefined;
  const preparation = cleanText(seen.preparation, 60);
  const figures = figuresFor(seen, { name, preparation }, grounds);
  const weighed = figures && weighItem(seen, figures);
  if (!weighed) return undefined;
  const { grams, gramsLow, gramsHigh, asks } = weighed;
  const perGram = (figures.per100g.calories ?? 0) / 100;
  const item: MealItem = {
    id,
    name: inSentenceCase(name),
    grams,
    per100g: figures.per100g,
    source: figures.source,
    amount: { basis: 'model', text: cleanText(seen.household_measure, 120) },
    confidence: asks ? 'low' : sureness(seen.confidence, figures),
    caloriesLow: gramsLow * perGram,
    caloriesHigh: gramsHigh * perGram,
    edited: [],
    ...(preparation !== '' && { preparation }),
    seen: seen.seen,
    gramsLow,
    gramsHigh,
  };
  const question = asks && amountQuestion(id, name, asks);
  const { doubts: codes } = figures;
  if (codes.length === 0) return { item, question };
  return { item, question, doubtful: { itemId: id, grams, name, preparation, codes } };
}

/** Low if only a part of the name matches; at most medium if the match is only near. */
function sureness(model: Confidence, { whole, same }: Figures): Confidence {
  if (!whole) return 'low';
  return model === 'high' && !same ? 'medium' : model;
}

function amountQuestion(itemId: string, name: string, asks: readonly number[]): OpenQuestion {
  const options = asks.slice(0, OPTIONS_MAX).map((grams) => `${Math.round(grams)} g`);
  return { itemId, text: `How much was it: ${name}?`, options };
}

interface Figures {
  per100g: MealItem['per100g'];
  source: MealItem['source'];
  food: Food | undefined;
  whole: boolean;
  same: boolean;
  doubts: readonly string[];
}

function figuresFor(
  seen: SeenItem,
  { name, preparation }: { name: string; preparation: string },
  { foods, model }: Grounds,
): Figures | undefined {
  const own = modelFigures(seen.per_100g);
  const said = { name, preparation };
  const found = findFood(foods, said, own?.calories ?? undefined);
  if (found) return figuresOfTable(found);
  if (own) {
    const source = { kind: 'ai' as const, model: model.slice(0, 120) };
    return { per100g: own, source, food: undefined, whole: false, same: false, doubts: [] };
  }
  const part = findPart(foods, said);
  return part && figuresOfTable(part);
}

function figuresOfTable({ food, whole, same, doubts }: Found): Figures {
  const { table, code, description, per100g } = food;
  const source = { kind: 'table' as const, table, code, description };
  return { per100g, source, food, whole, same, doubts };
}

function questionOf(foods: FoodTable, doubtful: readonly DoubtfulFood[]): Question | null {
  const candidates = doubtful.flatMap((one) => groundQuestion(foods, one) ?? []);
  const [best] = candidates.sort((one, other) => other.stake - one.stake);
  return best?.question ?? null;
}

function questionsOf({ questions }: MealReading, ids: Map<number, string>): OpenQuestion[] {
  return questions.slice(0, QUESTIONS_MAX).flatMap(({ item, text, options }) => {
    const plain = cleanText(text, 200);
    const answers = options.slice(0, OPTIONS_MAX).map((option) => cleanText(option, 80));
    if (plain === '') return [];
    const itemId = item === null ? null : (ids.get(item) ?? null);
    return [{ itemId, text: plain, options: answers.filter((answer) => answer !== '') }];
  });
}

interface Found {
  food: Food;
  /** The whole name matches this food, and the model's values do not contradict it. */
  whole: boolean;
  /** The food's name means exactly the same. */
  same: boolean;
  /** Codes of the foods that may be meant, best first; none if there is no doubt. */
  doubts: readonly string[];
}

function findFood(
  foods: FoodTable,
  seen: SeenName,
  calories: number | undefined,
): Found | undefined {
  const named = groundName(foods, seen, calories);
  if (!named) return undefined;
  const { place, places, likeness, apart } = named;
  const codes = apart ? [place, ...places].map((one) => foods.food(one).code) : [];
  const food = foods.food(place);
  return { food, whole: !apart, same: likeness === 'same', doubts: [...new Set(codes)] };
}

function findPart(foods: FoodTable, seen: SeenName): Found | undefined {
  const place = groundPart(foods, seen);
  if (place !== undefined) return doubtful(foods.food(place));
  const [item] = analyseText(foods, seen.name, { by: 'server' }).items;
  return item?.source.kind === 'table' ? doubtful(foodByCode(foods, item.source.code)) : undefined;
}

function doubtful(food: Food | undefined): Found | undefined {
  return food && { food, whole: false, same: false, doubts: [food.code] };
}
