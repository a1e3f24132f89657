// Measures the analyzer of described meals against its budget: the time of one analysis, the time to open and index the
// tables (both in processor time, so that other programs do not count), and the compressed size of the tables.
import { brotliCompressSync } from 'node:zlib';

import { analyseText } from '#shared/nutrition/analyzer/analyse-text';
import { openFoodTables } from '#shared/nutrition/table/food-table';
import { ALL_TABLES } from '#shared/nutrition/table/all-tables';

import { MEALS, quantile } from './meals';

const LIMITS = { p95_ms: 10, open_ms: 150, tables_br_kb: 400 };
const ROUNDS = 20;
const OPENINGS = 5;

function milliseconds(run: () => void): number {
  const began = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

function main(): void {
  const table = openFoodTables(ALL_TABLES);
  const opened = Array.from({ length: OPENINGS }, () =>
    milliseconds(() => {
      analyseText(openFoodTables(ALL_TABLES), 'an apple', { by: 'device' });
    }),
  );
  const times = Array.from({ length: ROUNDS }, () =>
    MEALS.map((meal) => milliseconds(() => analyseText(table, meal, { by: 'device' }))),
  ).flat();
  const bytes = ALL_TABLES.map((one) => brotliCompressSync(JSON.stringify(one)).length);
  const measured = {
    p95_ms: quantile(times, 0.95),
    open_ms: quantile(opened, 0.5),
    tables_br_kb: bytes.reduce((sum, one) => sum + one, 0) / 1000,
  };
  const ratios = Object.entries(LIMITS).map(
    ([name, limit]) => [name, measured[name as keyof typeof LIMITS] / limit] as const,
  );
  const ok = ratios.every(([, ratio]) => ratio <= 1);
  const rounded = (value: number) => Number(value.toFixed(2));
  console.log(
    JSON.stringify({
      measured: Object.fromEntries(Object.entries(measured).map(([k, v]) => [k, rounded(v)])),
      of_limit: Object.fromEntries(ratios.map(([name, ratio]) => [name, rounded(ratio)])),
      ok,
    }),
  );
  process.exitCode = ok ? 0 : 1;
}

main();
