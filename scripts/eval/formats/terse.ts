import type { KnownMeal } from '../known-meal';

interface TerseLine {
  text: string;
  kcal: number;
  carb_g: number;
  no_food: boolean;
  items: { fndds_code: string | null; name: string; kcal_per_100g: number }[];
  tags?: string[];
}

/** Our own set: a meal as people type it on each line, as JSON. */
export function readTerse(text: string): KnownMeal[] {
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
      tags: line.tags ?? [],
    }));
}
