import type { Confidence, MealItem } from '#shared/records/meal-item';

import { itemNutrients } from './totals';

/** How far the errors of a meal's items go the same way: 0 not at all, 1 always. */
const CORRELATION = 0.8;

export interface MealRange {
  confidence: Confidence;
  caloriesLow: number;
  caloriesHigh: number;
}

type Ranged = Pick<MealItem, 'grams' | 'per100g' | 'confidence' | 'caloriesLow' | 'caloriesHigh'>;

/**
 * The likely bounds of a meal's calories, in kcal, and how sure its reading is. The items' errors
 * are summed as partly correlated; the meal is as sure as the items that carry most of its calories.
 */
export function rangeOfItems(items: readonly Ranged[]): MealRange {
  const points = items.map((item) => {
    const calories = itemNutrients(item).calories ?? 0;
    return {
      calories,
      below: calories - item.caloriesLow,
      above: item.caloriesHigh - calories,
      item,
    };
  });
  const total = sum(points.map((point) => point.calories));
  return {
    confidence: sureness(points, total),
    caloriesLow: Math.max(0, total - combined(points.map((point) => Math.max(0, point.below)))),
    caloriesHigh: total + combined(points.map((point) => Math.max(0, point.above))),
  };
}

function combined(errors: number[]): number {
  const together = sum(errors);
  const apart = Math.sqrt(sum(errors.map((error) => error * error)));
  return CORRELATION * together + (1 - CORRELATION) * apart;
}

function sureness(points: { calories: number; item: Ranged }[], total: number): Confidence {
  const share = (confidence: Confidence) =>
    sum(
      points.filter(({ item }) => item.confidence === confidence).map(({ calories }) => calories),
    ) / (total || 1);
  if (points.length === 0 || share('low') > 0.3) return 'low';
  return share('high') > 0.7 ? 'high' : 'medium';
}

function sum(numbers: number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}
