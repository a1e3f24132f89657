import type { Meal } from '#shared/records/meal';
import { NUTRIENTS, NUTRIENT_UNITS } from '#shared/records/nutrients';
import type { Weight } from '#shared/records/weight';
import { totalNutrients } from '#shared/nutrition/totals';
import { shownItems } from '#shared/rules/meal-state';

type Cell = string | number | null;
export type Row = Record<string, Cell>;

/** A meal with its totals, as a line of a table. A nutrient that nobody knows is empty, not 0. */
export function mealRow(id: string, meal: Meal): Row {
  const total = totalNutrients(shownItems(meal) ?? []);
  const nutrients = NUTRIENTS.map((name) => {
    const amount = total[name];
    return [`${name} (${NUTRIENT_UNITS[name]})`, amount === null ? null : round(amount)] as const;
  });
  return {
    id,
    date: meal.mealTime.slice(0, 10),
    time: meal.mealTime.slice(11),
    type: meal.mealType,
    name: asText(meal.name),
    description: asText(meal.description ?? ''),
    notes: asText(meal.notes ?? ''),
    ...Object.fromEntries(nutrients),
    photo: meal.photoId,
  };
}

export function weightRow(id: string, { weight, weightUnit, recordedAt }: Weight): Row {
  return { id, recordedAt, weight, unit: weightUnit };
}

const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Words that a spreadsheet would take for a formula are marked as words. */
export function asText(words: string): string {
  return FORMULA.test(words) ? `'${words}` : words;
}

function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}
