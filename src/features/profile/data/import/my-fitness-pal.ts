import type { ParsedFile } from './parsed-file';
import { itemOf, mealFieldsOf, nutrientsIn, type Line } from './foreign-meal';
import { stableId } from './stable-id';

const COLUMNS = {
  calories: 'Calories',
  protein: 'Protein (g)',
  carbs: 'Carbohydrates (g)',
  fat: 'Fat (g)',
  fiber: 'Fiber',
  sugar: 'Sugar',
  saturatedFat: 'Saturated Fat',
  sodium: 'Sodium (mg)',
  cholesterol: 'Cholesterol',
  // A share of a daily value there, and no weight.
  vitaminC: null,
} as const;

export function isMyFitnessPal(columns: readonly string[]): boolean {
  return ['Date', 'Meal', 'Calories'].every((name) => columns.includes(name));
}

/** MyFitnessPal's nutrition summary: the totals of each meal, without its foods. */
export async function readMyFitnessPal(lines: readonly Line[]): Promise<ParsedFile> {
  const parsed: ParsedFile = { source: 'MyFitnessPal', incoming: [], problems: [] };
  for (const [index, line] of lines.entries()) {
    const group = line['Meal'] ?? '';
    const eaten = nutrientsIn(line, COLUMNS);
    const item = itemOf('i1', group || 'Meal', { eaten, grams: 100, text: 'as imported' });
    const day = line['Date'] ?? '';
    const patch =
      eaten.calories === null
        ? undefined
        : mealFieldsOf(day, { group, name: group, items: [item] });
    if (!patch) parsed.problems.push(problemOf(index, day, eaten.calories));
    else {
      const id = await stableId(`myfitnesspal ${JSON.stringify([day, group, eaten])}`);
      parsed.incoming.push({ type: 'meal', id, patch });
    }
  }
  return parsed;
}

function problemOf(index: number, day: string, calories: number | null): string {
  // The first line holds the names of the columns.
  const line = `Line ${index + 2}`;
  return calories === null ? `${line}: no calories` : `${line}: “${day}” is not a date`;
}
