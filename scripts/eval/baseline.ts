import { readFileSync, writeFileSync } from 'node:fs';

import { totalNutrients } from '#shared/nutrition/items/totals';

import type { Reading } from './judge';

/** A row of a saved measurement, with the error of its meal. */
interface Row {
  text: string;
  /** Estimated minus known, in kcal and grams. */
  calories: number;
  carbs: number;
}

interface Baseline {
  scores: Record<string, unknown>;
  rows: Row[];
}

export function saveBaseline(file: string, readings: readonly Reading[], scores: object): void {
  const baseline = { scores, rows: readings.map(rowOf) };
  writeFileSync(file, `${JSON.stringify(baseline)}\n`);
}

/** Reports which scores changed compared with a saved measurement, and which rows moved most. */
export function compare(file: string, readings: readonly Reading[], scores: object): string[] {
  const before = JSON.parse(readFileSync(file, 'utf8')) as Baseline;
  const known = new Map(before.rows.map((row) => [row.text, row]));
  const moved = readings.flatMap((reading) => {
    const now = rowOf(reading);
    const then = known.get(now.text);
    const change = then ? Math.abs(now.calories) - Math.abs(then.calories) : 0;
    return then && change !== 0 ? [{ now, then, change }] : [];
  });
  const sorted = moved.sort((one, other) => other.change - one.change);
  const better = moved.filter(({ change }) => change < 0).length;
  return [
    ...Object.entries(scores).flatMap(([name, value]) => {
      const was = before.scores[name];
      return typeof value === 'number' && was !== value
        ? [`${name}: ${String(was)} -> ${value}`]
        : [];
    }),
    `${moved.length} of ${readings.length} rows changed, ${better} for the better`,
    ...sorted.slice(0, 10).map(lineOf),
    ...sorted.slice(-5).map(lineOf),
  ];
}

function rowOf({ known, analysis }: Reading): Row {
  const total = totalNutrients(analysis.items);
  return {
    text: known.text,
    calories: Math.round((total.calories ?? 0) - known.calories),
    carbs: Math.round((total.carbs ?? 0) - known.carbs),
  };
}

function lineOf({ now, then }: { now: Row; then: Row }): string {
  return `  ${then.calories} -> ${now.calories} kcal: ${now.text}`;
}
