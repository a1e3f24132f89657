// Measures the text analyser against a file of described meals:
//   npm run eval:text -- --format terse|nutribench --file FILE [--half even|odd] [--worst N]
import { parseArgs } from 'node:util';

import { analyseText } from '#shared/nutrition/analyse-text';
import { openFoodTables } from '#shared/nutrition/food-table';
import { ALL_TABLES } from '#shared/nutrition/tables/all';
import { totalNutrients } from '#shared/nutrition/totals';

import type { KnownMeal } from './eval/known-meal';
import { FORMATS, readMeals } from './eval/read-meals';
import { score, type Reading } from './eval/score';

const USAGE = `npm run eval:text -- --format ${FORMATS.join('|')} --file FILE`;

function options() {
  const { values } = parseArgs({
    options: {
      format: { type: 'string' },
      file: { type: 'string' },
      half: { type: 'string' },
      worst: { type: 'string', default: '0' },
    },
  });
  const format = FORMATS.find((name) => name === values.format);
  if (!format || values.file === undefined) throw new Error(`Use: ${USAGE}`);
  return { ...values, format, file: values.file };
}

function main(): void {
  const { format, file, half, worst } = options();
  const meals = chosen(readMeals(file, format), half);
  const table = openFoodTables(ALL_TABLES);
  const readings = meals.map((known): Reading => {
    const began = performance.now();
    const analysis = analyseText(table, known.text, { by: 'server' });
    return { known, analysis, ms: performance.now() - began };
  });
  showWorst(readings, Number(worst));
  console.log(JSON.stringify(score(readings)));
}

/** Rows of one parity: rules are made on the one and checked on the other. */
function chosen(meals: KnownMeal[], half: string | undefined): KnownMeal[] {
  if (half === undefined) return meals;
  return meals.filter((_, index) => (index % 2 === 0) === (half === 'even'));
}

function showWorst(readings: Reading[], count: number): void {
  const error = ({ known, analysis }: Reading) =>
    (totalNutrients(analysis.items).calories ?? 0) - known.calories;
  const sorted = [...readings].sort((one, other) => Math.abs(error(other)) - Math.abs(error(one)));
  for (const reading of sorted.slice(0, count)) {
    const { known, analysis } = reading;
    const items = analysis.items.map((item) => {
      const name = item.source.kind === 'table' ? item.source.description : item.name;
      return `${name} ${Math.round(item.grams)} g (${item.amount.basis})`;
    });
    console.log(
      `${Math.round(error(reading))} of ${known.calories} kcal: ${known.text}\n    ${items.join(' + ')}  not found: ${analysis.notFound.join(', ')}`,
    );
  }
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
