import { mealKind, type MealFields, type MealType } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import { NUTRIENTS, type Nutrients } from '#shared/records/nutrients';
import { USUAL_TIMES } from '#shared/rules/meal-type';

export type Line = Record<string, string | undefined>;
type Columns = Record<(typeof NUTRIENTS)[number], string | null>;

/** The meal of another program's name for it; what it calls otherwise is a snack. */
export function mealTypeOf(name: string): MealType {
  const words = name.toLowerCase();
  if (words.includes('breakfast')) return 'breakfast';
  if (words.includes('lunch')) return 'lunch';
  if (words.includes('dinner') || words.includes('supper')) return 'dinner';
  return 'snack';
}

/** A meal of a day at the time at which such meals are eaten, as the other program keeps none. */
export function mealFieldsOf(
  day: string,
  { group, name, items }: { group: string; name: string; items: MealItem[] },
): MealFields | undefined {
  const mealType = mealTypeOf(group);
  const fields: MealFields = {
    name: name.slice(0, 255),
    description: null,
    notes: null,
    mealType,
    mealTime: `${day}T${USUAL_TIMES[mealType]}`,
    photoId: null,
    estimate: null,
    items,
  };
  return mealKind.client.safeParse(fields).data;
}

/** A food with the figures that the other program gave it. @param grams 100 where it gives none */
export function itemOf(
  id: string,
  name: string,
  { eaten, grams, text }: { eaten: Nutrients; grams: number; text: string },
): MealItem {
  const per100g = { ...eaten };
  for (const nutrient of NUTRIENTS) {
    const amount = eaten[nutrient];
    per100g[nutrient] = amount === null ? null : (amount / grams) * 100;
  }
  const calories = eaten.calories ?? 0;
  return {
    id,
    name: name.slice(0, 120),
    grams,
    per100g,
    source: { kind: 'person' },
    amount: { basis: 'person', text: text.slice(0, 120) },
    confidence: 'medium',
    caloriesLow: calories,
    caloriesHigh: calories,
    edited: [],
  };
}

/** The nutrients of a line; unknown where its column is empty or missing. */
export function nutrientsIn(line: Line, columns: Columns): Nutrients {
  const entries = NUTRIENTS.map((name) => [name, amountIn(line, columns[name])] as const);
  return Object.fromEntries(entries) as Nutrients;
}

function amountIn(line: Line, column: string | null): number | null {
  const text = column === null ? '' : (line[column] ?? '').replace(/,/g, '').trim();
  const amount = text === '' ? NaN : Number(text);
  return Number.isFinite(amount) && amount >= 0 ? amount : null;
}
