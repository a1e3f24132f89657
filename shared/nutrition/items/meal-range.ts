import type { Confidence, MealItem } from '#shared/records/meal-item';

import { itemNutrients } from './totals';

/**
 * How much the range of a meal is widened on each side, by the confidence of its foods and how its amounts were
 * determined: near the 10th and the 90th percentile (scripts/calibrate-ranges.ts) of the six sets of short lines for
 * whose words no rule was written. Meals with stated weights keep a wider range than these sets need, because dishes of
 * the world do.
 */
export const RANGE_FACTORS: Readonly<Record<Confidence, Readonly<Record<Amounts, Factors>>>> = {
  high: {
    weighed: { below: 1.2, above: 0.8 },
    pieces: { below: 1, above: 1 },
    assumed: { below: 1.15, above: 0.7 },
  },
  medium: {
    weighed: { below: 1.1, above: 0.8 },
    pieces: { below: 0.95, above: 0.55 },
    assumed: { below: 1, above: 0.8 },
  },
  low: {
    weighed: { below: 2, above: 2 },
    pieces: { below: 1.5, above: 1.5 },
    assumed: { below: 1.1, above: 2.15 },
  },
};

/** How the amounts of most of a meal's calories were determined: weighed, counted or measured, or assumed. */
export type Amounts = 'weighed' | 'pieces' | 'assumed';

const KINDS: Readonly<Record<MealItem['amount']['basis'], Amounts>> = {
  'stated-weight': 'weighed',
  'stated-volume': 'weighed',
  person: 'weighed',
  whole: 'weighed',
  'stated-measure': 'pieces',
  'stated-count': 'pieces',
  'usual-portion': 'assumed',
  model: 'assumed',
};

export function amountsOf(items: readonly (Ranged & Pick<MealItem, 'amount'>)[]): Amounts {
  const calories = { weighed: 0, pieces: 0, assumed: 0 };
  for (const item of items) calories[KINDS[item.amount.basis]] += itemNutrients(item).calories ?? 0;
  const { weighed, pieces, assumed } = calories;
  if (assumed > Math.max(weighed, pieces)) return 'assumed';
  return pieces > weighed ? 'pieces' : 'weighed';
}

/** The correlation between the errors of a meal's items: 0 none, 1 full. */
const CORRELATION = 0.8;

export interface MealRange {
  confidence: Confidence;
  caloriesLow: number;
  caloriesHigh: number;
}

type Ranged = Pick<MealItem, 'grams' | 'per100g' | 'confidence' | 'caloriesLow' | 'caloriesHigh'>;

/**
 * The likely bounds of a meal's calories, in kcal, and its confidence. The items' errors are summed as partly
 * correlated; the confidence is that of the items with most of the calories.
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

// A food that may hold so many times what was read, and so much of the meal, leaves no meal sure.
const MANY_TIMES = 4;
const SHARE_OF_MEAL = 0.15;

interface Point {
  calories: number;
  above: number;
  item: Ranged;
}

function sureness(points: readonly Point[], total: number): Confidence {
  const share = (confidence: Confidence) =>
    sum(
      points.filter(({ item }) => item.confidence === confidence).map(({ calories }) => calories),
    ) / (total || 1);
  if (points.length === 0 || share('low') > 0.3) return 'low';
  const isOpen = points.some(
    ({ calories, above }) => above > MANY_TIMES * calories && above > SHARE_OF_MEAL * total,
  );
  return share('high') > 0.7 && !isOpen ? 'high' : 'medium';
}

function sum(numbers: number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}

interface Factors {
  below: number;
  above: number;
}

/**
 * Widens the range of a meal so that it contains the true value of about eight in ten similar meals.
 * @param read the kcal of the meal, and how its amounts were determined
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
