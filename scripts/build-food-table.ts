// Makes the committed food table from the workbooks of FNDDS 2021-2023 (USDA, public domain):
//   npm run food-table [-- FOLDER]
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import {
  checksumOf,
  GRAMS_SCALE,
  SCALES,
  type CompactFoodTable,
} from '#shared/nutrition/compact-table';
import { NUTRIENTS, type Nutrient } from '#shared/records/nutrients';

import { numberIn, readWorkbook, textIn } from './food-table/read-workbook';

const SOURCE = process.argv[2] ?? path.resolve(__dirname, '../../shared/data/fndds-2021-2023');
const TARGET = path.resolve(__dirname, '../shared/nutrition/fndds-table.json');
const EXPECTED = { foods: 5_431, portions: 22_043 };
const USUAL = 'Quantity not specified';

const HEADINGS: Record<Nutrient, string> = {
  calories: 'Energy (kcal)',
  protein: 'Protein (g)',
  carbs: 'Carbohydrate (g)',
  fat: 'Total Fat (g)',
  fiber: 'Fiber, total dietary (g)',
  sugar: 'Sugars, total (g)',
  saturatedFat: 'Fatty acids, total saturated (g)',
  sodium: 'Sodium (mg)',
  cholesterol: 'Cholesterol (mg)',
  vitaminC: 'Vitamin C (mg)',
};

// Not eaten as such by anyone who logs a meal.
const LEFT_OUT =
  /\b(baby food|infant formula|for baby|human milk)\b|baby toddler|, industrial|as ingredient/i;

async function build(): Promise<CompactFoodTable> {
  const foods = await readFoods();
  const figures = await readFigures();
  const portions = await readPortions(new Set(figures.keys()));
  if (figures.size !== EXPECTED.foods)
    throw new Error(`${figures.size} foods, not ${EXPECTED.foods}`);
  const kept = foods.filter(
    ({ code, name, category }) => figures.has(code) && !LEFT_OUT.test(`${name} ${category}`),
  );
  const categories = [...new Set(kept.map((food) => food.category))];
  const texts = portionTexts(kept.flatMap(({ code }) => portions.get(code) ?? []));
  const textNumber = new Map(texts.map((text, index) => [text, index]));
  const columns = NUTRIENTS.map((name, column) =>
    kept.map(({ code }) => Math.round((figures.get(code)?.[column] ?? NaN) * SCALES[name])),
  );
  const portionsOf = (code: number) =>
    (portions.get(code) ?? []).filter(
      (portion) => portion.text !== USUAL && portion.grams * GRAMS_SCALE >= 0.5,
    );
  const table: CompactFoodTable = {
    schema: 1,
    release: 'FNDDS 2021-2023',
    counts: { foods: kept.length, portions: 0, aliases: 0 },
    checksum: '',
    codeSteps: kept.map((food, index) => food.code - (kept[index - 1]?.code ?? 0)),
    names: kept.map((food) => food.name),
    aliases: kept.map((food) => food.aliases.join('|')),
    categories,
    categoryOf: kept.map((food) => categories.indexOf(food.category)),
    nutrients: columns,
    portionTexts: texts,
    portions: kept.map(({ code }) =>
      portionsOf(code).flatMap(({ text, grams }) => [
        textNumber.get(text) ?? NaN,
        Math.round(grams * GRAMS_SCALE),
      ]),
    ),
    usual: kept.map(({ code }) => usualOf(portions.get(code) ?? [])),
  };
  table.counts.portions = table.portions.reduce((sum, list) => sum + list.length / 2, 0);
  table.counts.aliases = kept.reduce((sum, food) => sum + food.aliases.length, 0);
  validate(table);
  return { ...table, checksum: checksumOf(table) };
}

interface SourceFood {
  code: number;
  name: string;
  aliases: string[];
  category: string;
}

async function readFoods(): Promise<SourceFood[]> {
  const { rows } = await readWorkbook(path.join(SOURCE, 'foods.xlsx'));
  return rows
    .filter((row) => row[0] !== null)
    .map((row) => ({
      code: numberIn(row, 0),
      name: textIn(row, 1),
      aliases: textIn(row, 2)
        .split(';')
        .map((alias) => alias.trim())
        .filter(Boolean),
      category: textIn(row, 4),
    }))
    .sort((one, other) => one.code - other.code);
}

async function readFigures(): Promise<Map<number, number[]>> {
  const { heading, rows } = await readWorkbook(path.join(SOURCE, 'nutrients.xlsx'));
  const columns = NUTRIENTS.map((name) => {
    const column = heading.indexOf(HEADINGS[name]);
    if (column < 0) throw new Error(`No column '${HEADINGS[name]}'`);
    return column;
  });
  return new Map(
    rows
      .filter((row) => row[0] !== null)
      .map((row) => [numberIn(row, 0), columns.map((column) => numberIn(row, column))]),
  );
}

interface SourcePortion {
  text: string;
  grams: number;
}

async function readPortions(known: ReadonlySet<number>): Promise<Map<number, SourcePortion[]>> {
  const { rows } = await readWorkbook(path.join(SOURCE, 'portions.xlsx'));
  const byFood = new Map<number, SourcePortion[]>();
  let count = 0;
  for (const row of rows.filter((cells) => cells[0] !== null)) {
    const portion = { text: textIn(row, 5), grams: numberIn(row, 6) };
    if (portion.grams <= 0 || !known.has(numberIn(row, 0))) continue;
    count += 1;
    byFood.set(numberIn(row, 0), [...(byFood.get(numberIn(row, 0)) ?? []), portion]);
  }
  if (count !== EXPECTED.portions) throw new Error(`${count} portions, not ${EXPECTED.portions}`);
  return byFood;
}

/** Distinct texts, the commonest first: their numbers are short. */
function portionTexts(portions: SourcePortion[]): string[] {
  const uses = new Map<string, number>();
  for (const { text } of portions) if (text !== USUAL) uses.set(text, (uses.get(text) ?? 0) + 1);
  return [...uses]
    .sort(([one, a], [other, b]) => b - a || one.localeCompare(other, 'en'))
    .map(([text]) => text);
}

function usualOf(portions: SourcePortion[]): number | null {
  const usual = portions.find((portion) => portion.text === USUAL);
  return usual ? Math.round(usual.grams * GRAMS_SCALE) : null;
}

function validate(table: CompactFoodTable): void {
  const wrong = table.nutrients
    .flat()
    .filter((value) => value !== null && (!Number.isInteger(value) || value < 0));
  const [calories = []] = table.nutrients;
  if (wrong.length > 0) throw new Error(`${wrong.length} figures are no whole numbers`);
  if (calories.some((value) => (value ?? 0) > 902)) throw new Error('More calories than pure fat');
  if (table.portions.flat().some((value) => !Number.isInteger(value)))
    throw new Error('A portion is not whole');
  if (table.codeSteps.some((step) => step <= 0)) throw new Error('A code stands twice');
}

async function main(): Promise<void> {
  const table = await build();
  writeFileSync(TARGET, `${JSON.stringify(table)}\n`);
  console.log(JSON.stringify({ ...table.counts, checksum: table.checksum }));
}

main().catch((error: unknown) => {
  console.error(`The food table was not made. ${(error as Error).message}`);
  process.exitCode = 1;
});
