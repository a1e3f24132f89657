import { readFileSync } from 'node:fs';

/** One described meal with what is known of it. */
export interface KnownMeal {
  text: string;
  calories: number;
  carbs: number;
  noFood: boolean;
  items: KnownItem[];
}

export interface KnownItem {
  code: string | null;
  name: string;
  caloriesPer100g: number;
}

export const FORMATS = ['terse', 'nutribench'] as const;
export type Format = (typeof FORMATS)[number];

/** Reads a file of described meals; throws in plain words where it is not of the format. */
export function readMeals(file: string, format: Format): KnownMeal[] {
  const text = readFileSync(file, 'utf8');
  const meals = format === 'terse' ? terse(text) : nutribench(text);
  if (meals.length === 0) throw new Error(`${file} holds no meals of the format '${format}'.`);
  return meals;
}

interface TerseLine {
  text: string;
  kcal: number;
  carb_g: number;
  no_food: boolean;
  items: { fndds_code: string | null; name: string; kcal_per_100g: number }[];
}

function terse(text: string): KnownMeal[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as TerseLine)
    .map((line) => ({
      text: line.text,
      calories: line.kcal,
      carbs: line.carb_g,
      noFood: line.no_food,
      items: line.items.map((item) => ({
        code: item.fndds_code,
        name: item.name,
        caloriesPer100g: item.kcal_per_100g,
      })),
    }));
}

function nutribench(text: string): KnownMeal[] {
  const [heading = [], ...rows] = parseCsv(text);
  const column = (name: string) => {
    const at = heading.indexOf(name);
    if (at < 0) throw new Error(`The file has no column '${name}'.`);
    return at;
  };
  const [words, carb, energy] = [column('meal_description'), column('carb'), column('energy')];
  return rows
    .filter((row) => row.length === heading.length)
    .map((row) => ({
      text: row[words] ?? '',
      calories: Number(row[energy]),
      carbs: Number(row[carb]),
      noFood: false,
      items: [],
    }));
}

/** Rows of a CSV text with quoted cells. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A cell is quoted, with doubled quotes inside, or free of commas and line ends.
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g,
  )) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}
