// Calculates how much wider ranges must be, by confidence: split-conformal quantiles on half of the meals (by the hash
// of their text), checked on the other half:
//   npx tsx scripts/calibrate-ranges.ts FORMAT:FILE...
// Each file has the same weight, however many meals it has.
import { createHash } from 'node:crypto';

import { analyseText } from '#shared/nutrition/analyzer/analyse-text';
import { type Amounts, amountsOf, RANGE_FACTORS } from '#shared/nutrition/items/meal-range';
import { openFoodTables } from '#shared/nutrition/table/food-table';
import { ALL_TABLES } from '#shared/nutrition/table/all-tables';
import { CONFIDENCES, type Confidence } from '#shared/records/meal-item';

import { caloriesOf, isEaten } from './eval/judge';
import { FORMATS, readMeals } from './eval/read-meals';

/** This share of the meals may be below the range, and the same share above: a fifth in total. */
const TAIL = 0.1;

interface Scored {
  file: string;
  confidence: Confidence;
  amounts: Amounts;
  /** How far the truth is from the estimate in halves of the uncalibrated range; negative if below. */
  score: number;
  weight: number;
  forFit: boolean;
}

function isForFit(text: string): boolean {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0;
}

function scoresOf(source: string): Scored[] {
  const [name = '', file = ''] = source.split(/:(.*)/s);
  const format = FORMATS.find((one) => one === name);
  if (!format) throw new Error(`${source}: write FORMAT:FILE with one of ${FORMATS.join(', ')}`);
  const table = openFoodTables(ALL_TABLES);
  const scored = readMeals(file, format).flatMap((known) => {
    const analysis = analyseText(table, known.text, { by: 'server' });
    const reading = { known, analysis, ms: 0 };
    const { caloriesLow: low, caloriesHigh: high, confidence } = analysis;
    if (!isEaten(reading) || low === null || high === null) return [];
    const calories = caloriesOf(reading);
    const amounts = amountsOf(analysis.items);
    const { below, above } = RANGE_FACTORS[confidence][amounts];
    const off = known.calories - calories;
    const half = off < 0 ? (calories - low) / below : (high - calories) / above;
    const score = off / Math.max(1, half);
    return [{ file, confidence, amounts, score, forFit: isForFit(known.text) }];
  });
  return scored.map((one) => ({ ...one, weight: 1 / scored.length }));
}

/** The smallest value that at least this share of the weight does not exceed. */
function weightedQuantile(all: readonly Scored[], share: number): number {
  const sorted = [...all].sort((one, other) => one.score - other.score);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let reached = 0;
  for (const { score, weight } of sorted) {
    reached += weight;
    if (reached >= share * total) return score;
  }
  return sorted.at(-1)?.score ?? 0;
}

const scored = process.argv.slice(2).flatMap(scoresOf);
const CLASSES = CONFIDENCES.flatMap((confidence) =>
  (['weighed', 'pieces', 'assumed'] as const).map((amounts) => ({ confidence, amounts })),
);

for (const { confidence, amounts } of CLASSES) {
  const ofIt = scored.filter((one) => one.confidence === confidence && one.amounts === amounts);
  const fit = ofIt.filter(({ forFit }) => forFit);
  // The split-conformal correction for the sample size.
  const share = Math.min(1, (1 - TAIL) * (1 + 1 / Math.max(1, fit.length)));
  const above = Math.max(0, weightedQuantile(fit, share));
  const below = Math.max(0, -weightedQuantile(fit, 1 - share));
  console.log(
    `${confidence}, ${amounts}: below ${below.toFixed(2)}, above ${above.toFixed(2)} (${fit.length} meals)`,
  );
  for (const file of new Set(ofIt.map((one) => one.file))) {
    const check = ofIt.filter((one) => one.file === file && !one.forFit);
    const inside = check.filter(({ score }) => score <= above && score >= -below).length;
    const now = RANGE_FACTORS[confidence][amounts];
    const before = check.filter(({ score }) => score <= now.above && score >= -now.below).length;
    console.log(
      `  ${file.split('/').slice(-2).join('/')}: ${before} -> ${inside} of ${check.length}`,
    );
  }
}
