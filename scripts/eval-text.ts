// Measures the text analyzer against a file of described meals:
//   npm run eval:text -- [--format terse|nutribench|world|nutrition5k] FILE|FOLDER...
//     [--half even|odd] [--worst N] [--wrong] [--items] [--by-tag] [--save FILE] [--compare BASELINE.json]
// Each file is measured separately; --save and --compare take one file.
import path from 'node:path';
import { parseArgs } from 'node:util';

import { analyseText } from '#shared/nutrition/analyzer/analyse-text';
import { openFoodTables, type FoodTable } from '#shared/nutrition/table/food-table';
import { ALL_TABLES } from '#shared/nutrition/table/all-tables';
import type { MealItem } from '#shared/records/meal-item';

import { compare, saveBaseline } from './eval/baseline';
import type { KnownMeal } from './eval/known-meal';
import { FORMATS, readMeals } from './eval/read-meals';
import { caloriesOf, isAccepted, pairsOf, type Reading } from './eval/judge';
import { score } from './eval/score';

const USAGE = `npm run eval:text -- --format ${FORMATS.join('|')} FILE...`;

function options() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'terse' },
      file: { type: 'string', multiple: true, default: [] },
      half: { type: 'string' },
      worst: { type: 'string', default: '0' },
      wrong: { type: 'boolean', default: false },
      items: { type: 'boolean', default: false },
      'by-tag': { type: 'boolean', default: false },
      save: { type: 'string' },
      compare: { type: 'string' },
    },
  });
  const format = FORMATS.find((name) => name === values.format);
  const files = [...values.file, ...positionals];
  if (!format || files.length === 0) throw new Error(`Use: ${USAGE}`);
  return { ...values, format, files };
}

type Options = ReturnType<typeof options>;

function main(): void {
  const chosen = options();
  const table = openFoodTables(ALL_TABLES);
  for (const file of chosen.files) measure(table, file, chosen);
}

function measure(table: FoodTable, file: string, chosen: Options): void {
  const { format, half, worst, save, compare: baseline } = chosen;
  const readings = halfOf(readMeals(file, format), half).map((known): Reading => {
    const began = performance.now();
    const analysis = analyseText(table, known.text, { by: 'server' });
    return { known, analysis, ms: performance.now() - began };
  });
  showWorst(readings, Number(worst));
  if (chosen.wrong) showWrong(readings);
  if (chosen.items) showMissedItems(readings);
  const scores = score(readings);
  if (chosen['by-tag']) showTags(readings);
  if (baseline !== undefined)
    for (const line of compare(baseline, readings, scores)) console.log(line);
  if (save !== undefined) saveBaseline(save, readings, scores);
  console.log(JSON.stringify({ file: path.basename(file), ...scores }));
}

function showTags(readings: readonly Reading[]): void {
  const tags = [...new Set(readings.flatMap(({ known }) => known.tags))].sort();
  for (const tag of tags) {
    const tagged = readings.filter(({ known }) => known.tags.includes(tag));
    console.log(`${tag}: ${JSON.stringify(score(tagged))}`);
  }
}

/** Rows of one parity: rules are developed on one half and checked on the other. */
function halfOf(meals: KnownMeal[], half: string | undefined): KnownMeal[] {
  if (half === undefined) return meals;
  return meals.filter((_, index) => (index % 2 === 0) === (half === 'even'));
}

function showWorst(readings: readonly Reading[], count: number): void {
  const error = (reading: Reading) => Math.abs(caloriesOf(reading) - reading.known.calories);
  const sorted = [...readings].sort((one, other) => error(other) - error(one));
  for (const reading of sorted.slice(0, count)) show(reading);
}

/** Every meal outside of the accepted interval, and every line without food that gives calories. */
function showWrong(readings: readonly Reading[]): void {
  const isWrong = (reading: Reading) =>
    reading.known.noFood ? caloriesOf(reading) > 0 : !isAccepted(reading);
  for (const reading of readings.filter(isWrong)) show(reading);
}

/** Every known item that no item of the analysis matches, by food or by weight. */
function showMissedItems(readings: readonly Reading[]): void {
  for (const { known, analysis } of readings) {
    const pairs = pairsOf(known.items, analysis.items);
    for (const { item, found, isFood, isWeighed } of pairs) {
      if (isFood && isWeighed) continue;
      const read = found ? `${nameOf(found)} ${Math.round(found.grams)} g` : 'none';
      const what = isFood ? 'weight' : 'food';
      console.log(`${what}: ${item.name} ${item.grams} g, read ${read}: ${known.text}`);
    }
  }
}

function nameOf(item: MealItem): string {
  return item.source.kind === 'table' ? item.source.description : item.name;
}

function show(reading: Reading): void {
  const { known, analysis } = reading;
  const items = analysis.items.map((item) => {
    return `${nameOf(item)} ${Math.round(item.grams)} g (${item.amount.basis})`;
  });
  const { low = known.calories, high = known.calories } = known.accepted ?? {};
  const asks = analysis.question ? `, asks ${analysis.question.about}` : '';
  console.log(
    `${Math.round(caloriesOf(reading))} of ${low}-${high} kcal (${analysis.confidence}${asks}): ${known.text}\n` +
      `    ${items.join(' + ')}  not found: ${analysis.notFound.join(', ')}`,
  );
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
