import type { Analysis, Confidence, MealItem } from '#shared/records/meal-item';

import type { FoodTable } from './food-table';
import type { FoodMemory } from './food-memory';
import { withoutFillings } from './fillings';
import { chunksOf } from './grammar/chunks';
import { rangeOfItems } from './meal-range';
import { itemName } from './item-name';
import { weigh, type Weight } from './portions/weigh';
import { segmentsOf, type Segment } from './segments';
import { itemNutrients } from './totals';

/** Goes up whenever the rules change in a way that can change a result. */
export const ANALYSER_VERSION = '1';

const ITEMS_MAX = 60;
const DRINKS = /milk|coffee|tea$|juice|drink|water|beer|wine|liquor|smoothie|shake/i;

/**
 * Reads a meal out of words: which foods of the table, how many grams of each, and how sure that is.
 * Pure: the same words and table give the same result on a device and on the server. Words that name
 * no food are listed as such and add nothing. Never throws, whatever the text.
 */
export function analyseText(
  table: FoodTable,
  text: string,
  { by }: { by: 'device' | 'server'; memory?: FoodMemory },
): Analysis {
  const segments = withoutFillings(table, segmentsOf(table, chunksOf(text)));
  const found = segments.flatMap((segment) => readSegment(table, segment)).slice(0, ITEMS_MAX);
  const items = found.map((item, index) => ({ ...item, id: `i${index + 1}` }));
  const notFound = segments
    .filter((segment) => !segment.match && segment.phrase.food !== '')
    .map((segment) => segment.phrase.food.slice(0, 200));
  return {
    by,
    analyser: ANALYSER_VERSION,
    table: table.release,
    model: null,
    items,
    notFound: notFound.slice(0, ITEMS_MAX),
    question: null,
    ...rangeOfItems(items),
  };
}

function readSegment(table: FoodTable, { phrase, match, joint }: Segment): Omit<MealItem, 'id'>[] {
  if (!match) return [];
  const food = table.food(match.place);
  const drink = DRINKS.test(table.category(match.place));
  const weight = weigh(food, phrase.amount, { added: joint === 'with', drink });
  const confidence = confidenceOf(match.cover, weight.basis);
  const calories = itemNutrients({ grams: weight.grams, per100g: food.per100g }).calories ?? 0;
  const [low, high] = ERROR_RATIOS[confidence];
  return [
    {
      name: itemName(food.description, phrase.food),
      grams: roundGrams(weight),
      per100g: food.per100g,
      source: {
        kind: 'table',
        table: food.table,
        code: food.code,
        description: food.description,
      },
      amount: { basis: weight.basis, text: weight.text.slice(0, 120) },
      confidence,
      caloriesLow: calories * low,
      caloriesHigh: calories * high,
      edited: [],
    },
  ];
}

/**
 * Truth over estimate, by how sure an item is: wide, since a meal can also be misread as a whole.
 * Set on one half of described meals with known truth, see docs/nutrition.md.
 */
const ERROR_RATIOS: Record<Confidence, readonly [low: number, high: number]> = {
  high: [0.7, 1.4],
  medium: [0.4, 2.1],
  low: [0.2, 3],
};

/** As measured: how much of the words the name holds, and whether the amount was stated. */
function confidenceOf(cover: number, basis: Weight['basis']): Confidence {
  const stated = basis !== 'usual-portion';
  if (cover >= 0.95 && stated) return 'high';
  return cover < 0.75 && !stated ? 'low' : 'medium';
}

function roundGrams({ grams, basis }: Weight): number {
  return basis === 'stated-weight' ? grams : Math.round(grams * 10) / 10;
}
