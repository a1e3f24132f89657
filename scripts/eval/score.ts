import { totalNutrients } from '#shared/nutrition/totals';
import { wordsOf } from '#shared/nutrition/ranking/words';
import type { Analysis, MealItem } from '#shared/records/meal-item';

import type { KnownItem, KnownMeal } from './known-meal';

/** A meal as it is known and as it was read. */
export interface Reading {
  known: KnownMeal;
  analysis: Analysis;
  ms: number;
}

const share = (part: number, whole: number) => (whole === 0 ? null : round(part / whole, 4));
const round = (value: number, digits: number) => Number(value.toFixed(digits));
const mean = (values: number[]) =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

function quantile(values: number[], at: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? 0;
}

/** The figures of a set: errors of calories (kcal) and carbohydrate (g), shares from 0 to 1, time in ms. */
export function score(readings: readonly Reading[]) {
  const pairs = readings.map(({ known, analysis }) => {
    const total = totalNutrients(analysis.items);
    return { known, calories: total.calories ?? 0, carbs: total.carbs ?? 0, analysis };
  });
  const off = pairs.map(({ known, calories }) => calories - known.calories);
  const carbOff = pairs.map(({ known, carbs }) => Math.abs(carbs - known.carbs));
  const eaten = pairs.filter(({ known }) => known.calories > 10);
  const ratios = eaten.map(
    ({ known, calories }) => Math.abs(calories - known.calories) / known.calories,
  );
  const within = (limit: number) =>
    pairs.filter(
      ({ known, calories }) => Math.abs(calories - known.calories) <= limit * known.calories,
    ).length;
  const inRange = eaten.filter(
    ({ known, analysis }) =>
      known.calories >= analysis.caloriesLow && known.calories <= analysis.caloriesHigh,
  );
  return {
    n: readings.length,
    kcal_mae: round(mean(off.map(Math.abs)), 1),
    carb_mae: round(mean(carbOff), 2),
    kcal_mdape: round(quantile(ratios, 0.5), 4),
    kcal_within_20pct: share(within(0.2), pairs.length),
    kcal_within_25pct: share(within(0.25), pairs.length),
    carb_within_7_5g: share(carbOff.filter((error) => error <= 7.5).length, pairs.length),
    kcal_bias: round(mean(off), 1),
    range_covers: share(inRange.length, eaten.length),
    p95_ms: round(
      quantile(
        readings.map(({ ms }) => ms),
        0.95,
      ),
      2,
    ),
    ...itemScore(pairs),
  };
}

function itemScore(pairs: { known: KnownMeal; analysis: Analysis; calories: number }[]) {
  const expected = pairs.flatMap(({ known }) => known.items);
  if (expected.length === 0) return {};
  const right = pairs.flatMap(({ known, analysis }) =>
    known.items.filter((item) => analysis.items.some((found) => isRight(item, found))),
  );
  const noFood = pairs.filter(({ known }) => known.noFood);
  return {
    items_right: share(right.length, expected.length),
    no_food_ok: share(noFood.filter(({ calories }) => calories === 0).length, noFood.length),
  };
}

/** The same code, or a food of like density whose name shares a word with the expected. */
function isRight(expected: KnownItem, found: MealItem): boolean {
  if (found.source.kind !== 'table') return false;
  if (found.source.code === expected.code) return true;
  const density = found.per100g.calories ?? 0;
  const near = Math.abs(density - expected.caloriesPer100g) <= 0.2 * expected.caloriesPer100g;
  const names = new Set([...wordsOf(found.source.description), ...wordsOf(found.name)]);
  return near && wordsOf(expected.name.split(',')[0] ?? '').some((word) => names.has(word));
}
