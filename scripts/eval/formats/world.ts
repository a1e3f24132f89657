import type { KnownMeal } from '../known-meal';

type Listed = string | (number | null)[];

interface WorldMeal {
  energy: Listed;
  carb: Listed;
  country: string;
  query: string | Record<string, string>;
  filtered_queries?: Record<string, string> | null;
}

/** NutriBench v2, source files of a country: the first description of each meal, with values per item. */
export function readWorld(text: string): KnownMeal[] {
  return (JSON.parse(text) as WorldMeal[]).flatMap((meal) => {
    const described = firstDescription(meal);
    if (described === undefined) return [];
    const calories = sum(meal.energy);
    const carbs = sum(meal.carb);
    if (!Number.isFinite(calories) || !Number.isFinite(carbs)) return [];
    return [{ text: described, calories, carbs, noFood: false, items: [], tags: [meal.country] }];
  });
}

function firstDescription({ query, filtered_queries }: WorldMeal): string | undefined {
  const kept = Object.values(filtered_queries ?? {})[0];
  if (kept !== undefined) return kept;
  if (typeof query !== 'string') return query.description1;
  try {
    return (JSON.parse(query) as Record<string, string>).description1;
  } catch {
    return undefined;
  }
}

function sum(listed: Listed): number {
  const values =
    typeof listed === 'string'
      ? (JSON.parse(listed.replaceAll('nan', 'null')) as unknown[])
      : listed;
  return values.reduce<number>((total, value) => total + Number(value ?? 0), 0);
}
