import type { MealItem } from '#shared/records/meal-item';

import { itemOf, mealFieldsOf, nutrientsIn, type Line } from './foreign-meal';
import type { ParsedFile } from './parsed-file';
import { stableId } from './stable-id';

const COLUMNS = {
  calories: 'Energy (kcal)',
  protein: 'Protein (g)',
  carbs: 'Carbs (g)',
  fat: 'Fat (g)',
  fiber: 'Fiber (g)',
  sugar: 'Sugars (g)',
  saturatedFat: 'Saturated (g)',
  sodium: 'Sodium (mg)',
  cholesterol: 'Cholesterol (mg)',
  vitaminC: 'Vitamin C (mg)',
} as const;

const GRAMS = /^([\d.]+)\s*g\b/;
const ITEMS_MOST = 60;

export function isCronometer(columns: readonly string[]): boolean {
  return ['Day', 'Food Name', 'Energy (kcal)'].every((name) => columns.includes(name));
}

/** Cronometer's servings: a line a food; those of one day and group make a meal. */
export async function readCronometer(lines: readonly Line[]): Promise<ParsedFile> {
  const parsed: ParsedFile = { source: 'Cronometer', incoming: [], problems: [] };
  const meals = new Map<string, { day: string; group: string; items: MealItem[] }>();
  for (const [index, line] of lines.entries()) {
    const item = foodIn(line);
    if (!item) {
      parsed.problems.push(`Line ${index + 2}: no food, or no calories`);
      continue;
    }
    const { Day: day = '', Group: group = 'Meal' } = line;
    const key = `${day} ${group}`;
    const meal = meals.get(key) ?? { day, group, items: [] };
    meals.set(key, meal);
    meal.items.push({ ...item, id: `i${meal.items.length + 1}` });
  }
  for (const { day, group, items } of meals.values()) {
    await takeMeal(parsed, { day, group, items });
  }
  return parsed;
}

async function takeMeal(
  parsed: ParsedFile,
  { day, group, items }: { day: string; group: string; items: MealItem[] },
): Promise<void> {
  const name = items.map((item) => item.name).join(', ');
  const patch = mealFieldsOf(day, { group, name, items: items.slice(0, ITEMS_MOST) });
  if (!patch) parsed.problems.push(`${group}: “${day}” is not a date`);
  else if (items.length > ITEMS_MOST) {
    parsed.problems.push(`${day}, ${group}: more than ${ITEMS_MOST} foods in one meal`);
  } else {
    const id = await stableId(`cronometer ${JSON.stringify([day, group, items])}`);
    parsed.incoming.push({ type: 'meal', id, patch });
  }
}

function foodIn(line: Line): MealItem | undefined {
  const name = (line['Food Name'] ?? '').trim();
  const eaten = nutrientsIn(line, COLUMNS);
  if (name === '' || eaten.calories === null) return undefined;
  const text = line['Amount'] ?? '';
  const grams = Number(GRAMS.exec(text)?.[1] ?? 100);
  return itemOf('i', name, { eaten, grams: grams > 0 ? grams : 100, text: text || 'as imported' });
}
