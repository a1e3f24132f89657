import path from 'node:path';

import { GRAMS_SCALE } from '#shared/nutrition/table/compact-table';
import type { Portion } from '#shared/nutrition/table/food';
import { sourceNames } from '#shared/records/nutrient-sources';
import { byNutrient, NUTRIENTS, type Nutrients } from '#shared/records/nutrients';

import { numberIn, readWorkbook, textIn } from './read-workbook';
import { nutrientsOf, type SourceFood } from './source-food';

const EXPECTED = { foods: 5_431, portions: 22_043 };
const USUAL = 'Quantity not specified';

const HEADINGS = sourceNames('fndds');

// Foods that no one eats as such and logs.
const LEFT_OUT =
  /\b(baby food|infant formula|for baby|human milk)\b|baby toddler|, industrial|as ingredient/i;

/** Whether a food of the survey is one that users log. */
export function isEatenAsSuch({ name, category }: SourceFood): boolean {
  return !LEFT_OUT.test(`${name} ${category}`);
}

/** Every food of the workbooks of FNDDS 2021-2023, in the order of their codes. */
export async function readFndds(folder: string): Promise<SourceFood[]> {
  const { rows } = await readWorkbook(path.join(folder, 'foods.xlsx'));
  const figures = await readFigures(folder);
  const portions = await readPortions(folder, new Set(figures.keys()));
  if (figures.size !== EXPECTED.foods)
    throw new Error(`${figures.size} foods, not ${EXPECTED.foods}`);
  return rows
    .filter((row) => row[0] !== null)
    .flatMap((row): SourceFood[] => {
      const code = String(numberIn(row, 0));
      const per100g = figures.get(code);
      if (!per100g) return [];
      return [{ ...namesIn(row), code, per100g, ...weightsOf(portions.get(code) ?? []) }];
    })
    .sort((one, other) => Number(one.code) - Number(other.code));
}

function namesIn(row: Parameters<typeof textIn>[0]) {
  const aliases = textIn(row, 2).split(';');
  return {
    name: textIn(row, 1),
    aliases: aliases.map((alias) => alias.trim()).filter(Boolean),
    category: textIn(row, 4),
  };
}

async function readFigures(folder: string): Promise<Map<string, Nutrients>> {
  const { heading, rows } = await readWorkbook(path.join(folder, 'nutrients.xlsx'));
  const columns = byNutrient((name) => heading.indexOf(HEADINGS[name]));
  const missing = NUTRIENTS.filter((name) => columns[name] < 0);
  if (missing.length > 0) throw new Error(`No column for ${missing.join(', ')}`);
  return new Map(
    rows
      .filter((row) => row[0] !== null)
      .map((row) => [
        String(numberIn(row, 0)),
        nutrientsOf((name) => numberIn(row, columns[name])),
      ]),
  );
}

async function readPortions(
  folder: string,
  known: ReadonlySet<string>,
): Promise<Map<string, Portion[]>> {
  const { rows } = await readWorkbook(path.join(folder, 'portions.xlsx'));
  const byFood = new Map<string, Portion[]>();
  let count = 0;
  for (const row of rows.filter((cells) => cells[0] !== null)) {
    const code = String(numberIn(row, 0));
    const portion = { text: textIn(row, 5), grams: numberIn(row, 6) };
    if (portion.grams <= 0 || !known.has(code)) continue;
    count += 1;
    byFood.set(code, [...(byFood.get(code) ?? []), portion]);
  }
  if (count !== EXPECTED.portions) throw new Error(`${count} portions, not ${EXPECTED.portions}`);
  return byFood;
}

function weightsOf(portions: Portion[]): Pick<SourceFood, 'portions' | 'usualGrams'> {
  const usual = portions.find((portion) => portion.text === USUAL);
  return {
    portions: portions.filter(({ text, grams }) => text !== USUAL && grams * GRAMS_SCALE >= 0.5),
    usualGrams: usual?.grams ?? null,
  };
}
