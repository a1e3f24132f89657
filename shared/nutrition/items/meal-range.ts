import type { Confidence, MealItem } from '#shared/records/meal-item';

import { itemNutrients } from './totals';

/**
 * How much wider the range of a meal is made on each side, by how its foods and its amounts were read: near the
 * ninth and the ninety-first of a hundred (scripts/calibrate-ranges.ts) in one half of the short lines that nobody
 * had seen when they were first measured, and checked on the other half.
 */
export const RANGE_FACTORS: Readonly<Record<Confidence, Readonly<Record<Amounts, Factors>>>> = {
  high: { told: { below: 1.2, above: 0.8 }, assumed: { below: 1.2, above: 0.8 } },
  medium: { told: { below: 1.1, above: 0.8 }, assumed: { below: 1.1, above: 0.8 } },
  low: { told: { below: 1.9, above: 2 }, assumed: { below: 1, above: 2 } },
};

/** Whether most of a meal's calories are of amounts that the person told. */
export type Amounts = 'told' | 'assumed';

const TOLD_SHARE = 0.5;

export function amountsOf(items: readonly (Ranged & Pick<MealItem, 'amount'>)[]): Amounts {
  const caloriesOf = (some: readonly Ranged[]) =>
    sum(some.map((item) => itemNutrients(item).calories ?? 0));
  const told = items.filter(({ amount }) => amount.basis !== 'usual-portion');
  return caloriesOf(told) >= TOLD_SHARE * caloriesOf(items) ? 'told' : 'assumed';
}

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

interface Factors {
  below: number;
  above: number;
}

/**
 * The range of a meal so that about eight of ten meals that were read like it are inside.
 * @param read the kcal of the whole, and whose the amounts are
 */
export function withCalibration(
  range: MealRange,
  { calories, amounts }: { calories: number; amounts: Amounts },
): MealRange {
  const { below, above } = RANGE_FACTORS[range.confidence][amounts];
  return {
    ...range,
    caloriesLow: Math.max(0, calories - below * (calories - range.caloriesLow)),
    caloriesHigh: calories + above * (range.caloriesHigh - calories),
  };
}
