import type { KnownMeal } from '../known-meal';
import { parseCsv } from '../parse-csv';

/** NutriBench v1: each row has the description and the totals of a meal. */
export function readNutribench(text: string): KnownMeal[] {
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
      tags: [],
    }));
}
