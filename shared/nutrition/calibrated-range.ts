import type { Confidence } from '#shared/records/meal-item';

import type { MealRange } from './meal-range';

interface Factors {
  below: number;
  above: number;
}

/**
 * How much wider the range of a meal is made on each side, by its confidence: split-conformal
 * quantiles from scripts/calibrate-ranges.ts, which keeps half of the meals for them alone.
 */
export const RANGE_FACTORS: Readonly<Record<Confidence, Factors>> = {
  high: { below: 1.28, above: 1 },
  medium: { below: 1.66, above: 1 },
  low: { below: 1.11, above: 1.45 },
};

/**
 * The range of a meal so that about eight of ten meals of its confidence are inside.
 * @param calories kcal of the whole, as read
 */
export function withCalibration(range: MealRange, calories: number): MealRange {
  const { below, above } = RANGE_FACTORS[range.confidence];
  return {
    ...range,
    caloriesLow: Math.max(0, calories - below * (calories - range.caloriesLow)),
    caloriesHigh: calories + above * (range.caloriesHigh - calories),
  };
}
