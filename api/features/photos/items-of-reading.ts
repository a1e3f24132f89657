import { ANALYSER_VERSION, analyseText } from '#shared/nutrition/analyse-text';
import type { FoodTable } from '#shared/nutrition/food-table';
import { rangeOfItems } from '#shared/nutrition/meal-range';
import type { Analysis, MealItem } from '#shared/records/meal-item';

import type { PictureReading } from '../../gateways/vision';

type SeenItem = PictureReading['items'][number];

const GRAMS_MAX = 3_000;

/**
 * Grounds what a model saw in the food table: the model names and weighs, the table gives the
 * figures. What the table does not know is listed as not found, never as zero.
 * Returns null where the picture shows no food.
 */
export function itemsOfReading(
  reading: PictureReading,
  { foods, model }: { foods: FoodTable; model: string },
): Analysis | null {
  if (!reading.is_food) return null;
  const items: MealItem[] = [];
  const notFound: string[] = [];
  for (const seen of reading.items) {
    const item = groundedItem(seen, foods, items.length + 1);
    if (item) items.push(item);
    else notFound.push(seen.name.slice(0, 200));
  }
  return {
    by: 'ai',
    analyser: ANALYSER_VERSION,
    table: foods.release,
    model,
    items,
    notFound,
    question: null,
    ...rangeOfItems(items),
  };
}

function groundedItem(seen: SeenItem, foods: FoodTable, number: number): MealItem | undefined {
  const grams = clamp(seen.grams);
  if (grams === undefined || seen.name.trim() === '') return undefined;
  const [item] = analyseText(foods, seen.name.slice(0, 120), { by: 'server' }).items;
  if (!item) return undefined;
  const perGram = (item.per100g.calories ?? 0) / 100;
  const low = Math.min(grams, clamp(seen.grams_low) ?? grams);
  const high = Math.max(grams, clamp(seen.grams_high) ?? grams);
  return {
    ...item,
    id: `i${String(number)}`,
    name: seen.name.trim().slice(0, 120),
    grams,
    amount: { basis: 'model', text: seen.household_measure.slice(0, 120) },
    confidence: seen.confidence,
    caloriesLow: low * perGram,
    caloriesHigh: high * perGram,
  };
}

function clamp(grams: number): number | undefined {
  if (!Number.isFinite(grams) || grams <= 0) return undefined;
  return Math.min(grams, GRAMS_MAX);
}
