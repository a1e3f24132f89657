import type { FoodFields } from '#shared/records/food';
import { NUTRIENTS, type Nutrients } from '#shared/records/nutrients';
import type { Analysis, MealItem, Question } from '#shared/records/meal-item';

const PER_100_G = Object.fromEntries(NUTRIENTS.map((name) => [name, 10])) as Nutrients;

/** An item as an analysis makes it if no amount was given. */
export function foodItem(part: Partial<MealItem> = {}): MealItem {
  return {
    id: 'i1',
    name: 'Toast',
    grams: 30,
    per100g: PER_100_G,
    source: { kind: 'table', table: 'FNDDS 2021-2023', code: '51101010', description: 'Bread' },
    amount: { basis: 'usual-portion', text: 'usual portion' },
    confidence: 'medium',
    caloriesLow: 1,
    caloriesHigh: 9,
    edited: [],
    ...part,
  };
}

/** A food, by the nutrients of a portion of 100 g. */
export function helping(
  name: string,
  per100g: Partial<MealItem['per100g']>,
  part: Partial<MealItem> = {},
): MealItem {
  const item = foodItem();
  const source = {
    kind: 'table',
    table: 'test',
    code: name.slice(0, 20),
    description: name,
  } as const;
  return { ...item, name, grams: 100, source, per100g: { ...item.per100g, ...per100g }, ...part };
}

/** A question about an item's amount, with two answers. */
export function questionOf(part: Partial<Question> = {}): Question {
  return {
    itemId: 'i1',
    words: 'toast',
    about: 'amount',
    options: [
      { label: '1 slice', code: '51101010', grams: 30 },
      { label: '2 slices', code: '51101010', grams: 60 },
    ],
    ...part,
  };
}

/** An analysis with the given items. */
export function analysisOf(items: MealItem[], part: Partial<Analysis> = {}): Analysis {
  return {
    by: 'device',
    analyser: '1',
    table: 'FNDDS 2021-2023',
    model: null,
    items,
    notFound: [],
    question: null,
    confidence: 'medium',
    caloriesLow: 0,
    caloriesHigh: 0,
    ...part,
  };
}

/** A custom food. */
export function foodOf(part: Partial<FoodFields> = {}): FoodFields {
  return {
    name: 'Granola',
    brand: null,
    barcode: null,
    unit: 'g',
    portions: [],
    per100: PER_100_G,
    source: { kind: 'person' },
    ...part,
  };
}
