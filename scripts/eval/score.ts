import { CONFIDENCES } from '#shared/records/meal-item';
import { totalNutrients } from '#shared/nutrition/items/totals';

import {
  caloriesOf,
  isAccepted,
  isEaten,
  isInRange,
  isOffByTwice,
  isSilentlyWrong,
  type Pair,
  pairsOf,
  type Reading,
} from './judge';
import { mean, quantile, round, share } from './statistics';

/** The scores of a set: errors of calories (kcal) and carbohydrate (g), shares from 0 to 1, time in ms. */
export function score(readings: readonly Reading[]) {
  const off = readings.map((reading) => caloriesOf(reading) - reading.known.calories);
  const eaten = readings.filter(isEaten);
  const ratios = eaten.map((reading) => {
    const { calories } = reading.known;
    return Math.abs(caloriesOf(reading) - calories) / calories;
  });
  const within = (limit: number) =>
    share(
      readings.filter((reading, at) => Math.abs(off[at] ?? 0) <= limit * reading.known.calories)
        .length,
      readings.length,
    );
  return {
    n: readings.length,
    kcal_mae: round(mean(off.map(Math.abs)), 1),
    kcal_mdape: round(quantile(ratios, 0.5), 4),
    kcal_within_20pct: within(0.2),
    kcal_within_25pct: within(0.25),
    ...carbScore(readings),
    kcal_bias: round(mean(off), 1),
    asks: share(readings.filter(({ analysis }) => analysis.question).length, readings.length),
    ...trustScore(readings, eaten),
    p95_ms: round(
      quantile(
        readings.map(({ ms }) => ms),
        0.95,
      ),
      2,
    ),
    ...itemScore(readings),
    ...noFoodScore(readings),
  };
}

function carbScore(readings: readonly Reading[]) {
  const off = readings
    .map(({ known, analysis }) => (totalNutrients(analysis.items).carbs ?? 0) - known.carbs)
    .filter((error) => !Number.isNaN(error))
    .map(Math.abs);
  if (off.length === 0) return {};
  return {
    carb_mae: round(mean(off), 2),
    carb_within_7_5g: share(off.filter((error) => error <= 7.5).length, off.length),
  };
}

/** How far an analysis can be trusted: what is far off, what is wrong without a sign, how often the range is right. */
function trustScore(readings: readonly Reading[], eaten: readonly Reading[]) {
  const count = (holds: (reading: Reading) => boolean) => eaten.filter(holds).length;
  const isHigh = ({ analysis }: Reading) => analysis.confidence === 'high';
  const coverage = CONFIDENCES.flatMap((confidence) => {
    const shown = eaten.filter(({ analysis }) => analysis.confidence === confidence);
    return [
      [`range_covers_${confidence}`, share(shown.filter(isInRange).length, shown.length)],
      [`n_${confidence}`, shown.length],
    ];
  });
  return {
    in_accepted: share(count(isAccepted), eaten.length),
    off_over_2x: share(count(isOffByTwice), eaten.length),
    high_off_over_2x: share(
      count((reading) => isHigh(reading) && isOffByTwice(reading)),
      eaten.length,
    ),
    silent_wrong: share(readings.filter(isSilentlyWrong).length, readings.length),
    range_covers: share(count(isInRange), eaten.length),
    ...(Object.fromEntries(coverage) as Record<string, number | null>),
  };
}

/** Scores of the known items; an item of an analysis counts for one of them. */
function itemScore(readings: readonly Reading[]) {
  const pairs = readings.flatMap(({ known, analysis }) => pairsOf(known.items, analysis.items));
  if (pairs.length === 0) return {};
  const right = (holds: (pair: Pair) => boolean) => share(pairs.filter(holds).length, pairs.length);
  return {
    items_named_right: right(({ isNamed }) => isNamed),
    items_held: right(({ isHeld }) => isHeld),
    items_right: right(({ isFood }) => isFood),
    items_and_grams_right: right(({ isWeighed }) => isWeighed),
  };
}

function noFoodScore(readings: readonly Reading[]) {
  const lines = readings.filter(({ known }) => known.noFood);
  if (lines.length === 0) return {};
  return {
    no_food_ok: share(
      lines.filter(({ analysis }) => analysis.items.length === 0).length,
      lines.length,
    ),
    no_food_over_10_kcal: lines.filter((reading) => caloriesOf(reading) > 10).length,
  };
}
