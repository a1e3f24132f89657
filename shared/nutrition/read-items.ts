import type { MealItem } from '#shared/records/meal-item';

import { confidenceOf, errorRatios } from './confidence';
import type { Food } from './food';
import { memoryKey, type FoodMemory, type Remembered } from './food-memory';
import type { FoodTable } from './food-table';
import type { Amount } from './grammar/amounts';
import { itemName } from './item-name';
import type { Host } from './portions/find-addition';
import { hostOf, isDrink, isFresh } from './portions/hosts';
import { weigh, type Circumstances, type Weight } from './portions/weigh';
import type { Match } from './ranking/find-food';
import type { Segment } from './segments';
import { itemNutrients } from './totals';

/** An item with what it was read from. */
export interface Reading {
  item: MealItem;
  match: Match;
  segment: Segment;
  circumstances: Circumstances;
  /** The person has told before what they mean by these words, and how much. */
  remembered: Remembered | undefined;
}

/** Weighs the foods of a meal, in order; what is added to another takes less than by itself. */
export function readItems(
  table: FoodTable,
  segments: readonly Segment[],
  memory: FoodMemory,
): Reading[] {
  const readings: Reading[] = [];
  let host: Host | undefined;
  for (const segment of segments) {
    const { match, phrase, joint } = segment;
    if (!match) continue;
    const circumstances = {
      host: joint === 'with' ? host : undefined,
      drink: isDrink(table, match.place),
      fresh: isFresh(table, match.place),
    };
    const remembered = memory.get(memoryKey(phrase.food));
    const food = table.food(match.place);
    const weight =
      rememberedWeight(phrase.amount, remembered) ?? weigh(food, phrase.amount, circumstances);
    const id = `i${readings.length + 1}`;
    const item = { ...itemOf(food, segment, match, weight), id };
    readings.push({ item, match, segment, circumstances, remembered });
    if (joint !== 'with' || !host) host = hostOf(table, match.place, phrase.food, item.grams);
  }
  return readings;
}

/** An amount in the text is heard before what is remembered; 'a' and 'some' are none. */
function rememberedWeight(amount: Amount, remembered: Remembered | undefined): Weight | undefined {
  const grams = remembered?.grams ?? null;
  const isTold = amount.unit !== undefined || amount.size !== undefined || !amount.vague;
  return grams === null || isTold ? undefined : { grams, basis: 'person', text: 'your usual' };
}

function itemOf(
  food: Food,
  { phrase }: Segment,
  match: Match,
  weight: Weight,
): Omit<MealItem, 'id'> {
  const grams =
    weight.basis === 'stated-weight' ? weight.grams : Math.round(weight.grams * 10) / 10;
  const calories = itemNutrients({ grams, per100g: food.per100g }).calories ?? 0;
  const [low, high] = errorRatios(match, weight.basis);
  return {
    name: itemName(food.description, phrase.food),
    words: phrase.food.slice(0, 200),
    grams,
    per100g: food.per100g,
    source: {
      kind: 'table',
      table: food.table,
      code: food.code,
      description: food.description,
    },
    amount: { basis: weight.basis, text: weight.text.slice(0, 120) },
    confidence: confidenceOf(match, weight.basis),
    caloriesLow: calories * low,
    caloriesHigh: calories * high,
    edited: [],
  };
}
