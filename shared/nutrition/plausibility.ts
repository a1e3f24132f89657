import type { MealItem } from '#shared/records/meal-item';

import type { Food } from './food';
import type { MealRange } from './meal-range';
import { itemNutrients } from './totals';

// Above these an item is rather misread than eaten: kcal, grams, usual portions.
const KCAL_MAX = 1_500;
const GRAMS_MAX = 1_500;
const PORTIONS_MAX = 3;
/** Of less than this nobody minds how many portions it is, in kcal. */
const LITTLE_KCAL = 250;
/** Under this many kcal per 100 g a drink may be of any weight. */
const WATERY = 5;
/** What a person eats in a day, in kcal: more is no single meal. */
const DAY_KCAL = 2_000;

/** Whether an item is more than anybody eats at once, so that its reading is doubtful. */
export function isImplausible(item: Pick<MealItem, 'grams' | 'per100g'>, food: Food): boolean {
  const calories = itemNutrients(item).calories ?? 0;
  if (calories > KCAL_MAX) return true;
  if ((food.per100g.calories ?? 0) < WATERY) return false;
  if (item.grams > GRAMS_MAX) return true;
  const { usualGrams } = food;
  return usualGrams !== null && item.grams > PORTIONS_MAX * usualGrams && calories > LITTLE_KCAL;
}

// Of a meal of which so much was left unread little is known.
const UNREAD_MUCH = 0.2;
const UNREAD_FACTOR = 1.3;
const UNREAD_SHARE = 0.25;

interface Doubts {
  /** Share of the meal's words that were left unread, 0 to 1. */
  unread: number;
  /** It is in a language that the tables do not speak. */
  foreign: boolean;
  /** kcal of the whole. */
  calories: number;
}

/** A meal of which words were left unread is not surely read, and a day's energy in one line is doubtful. */
export function withDoubts(range: MealRange, { unread, foreign, calories }: Doubts): MealRange {
  if (calories > DAY_KCAL || foreign) return { ...range, confidence: 'low' };
  if (unread === 0) return range;
  const above = range.caloriesHigh - calories;
  return {
    ...range,
    confidence: unread > UNREAD_MUCH || range.confidence === 'low' ? 'low' : 'medium',
    // What was not read holds energy, too.
    caloriesHigh: calories + UNREAD_FACTOR * above + UNREAD_SHARE * calories,
  };
}
