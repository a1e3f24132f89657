import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import type { Portion } from '#shared/nutrition/table/food';
import { sourceNames } from '#shared/records/nutrient-sources';
import type { Nutrients } from '#shared/records/nutrients';

import { nutrientsOf, type SourceFood } from './source-food';

const EXPECTED = { foods: 8_789, portions: 15_438 };

const NUMBERS = sourceNames('sr28');

/** A food of SR28 with the maker of the product. */
export interface ReferenceFood extends SourceFood {
  maker: string;
}

/** Every food of the USDA's Standard Reference, release 28, in the order of their codes. */
export function readSr28(folder: string): ReferenceFood[] {
  const lines = (file: string, text = readFileSync(path.join(folder, file), 'latin1')) =>
    text.split(/\r?\n/).filter(Boolean).map(cells);
  const values = gunzipSync(readFileSync(path.join(folder, 'NUT_DATA.selected.txt.gz')));
  const figures = readFigures(lines('', values.toString('latin1')));
  const portions = readPortions(lines('WEIGHT.txt'));
  const groups = new Map(lines('FD_GROUP.txt').map(([code = '', name = '']) => [code, name]));
  const foods = lines('FOOD_DES.txt').map((cell): ReferenceFood => {
    const [code = '', group = '', name = '', , common = '', maker = ''] = cell;
    return {
      code,
      maker,
      name,
      aliases: common.split(/[,;]/).flatMap((alias) => alias.trim() || []),
      category: groups.get(group) ?? '',
      per100g: figures.get(code) ?? nutrientsOf(() => null),
      portions: portions.get(code) ?? [],
      usualGrams: null,
    };
  });
  if (foods.length !== EXPECTED.foods)
    throw new Error(`${foods.length} foods of SR28, not ${EXPECTED.foods}`);
  return foods.sort((one, other) => Number(one.code) - Number(other.code));
}

/** The release's cells are separated by '^', and texts are quoted with '~'. */
function cells(line: string): string[] {
  return line.split('^').map((cell) => cell.replace(/^~|~$/g, ''));
}

function readFigures(rows: string[][]): Map<string, Nutrients> {
  const byFood = new Map<string, Map<string, number>>();
  for (const [code = '', nutrient = '', amount = ''] of rows) {
    const known = byFood.get(code) ?? new Map<string, number>();
    byFood.set(code, known.set(nutrient, Number(amount)));
  }
  return new Map(
    [...byFood].map(([code, known]) => [
      code,
      nutrientsOf((name) => known.get(NUMBERS[name]) ?? null),
    ]),
  );
}

function readPortions(rows: string[][]): Map<string, Portion[]> {
  if (rows.length !== EXPECTED.portions)
    throw new Error(`${rows.length} portions of SR28, not ${EXPECTED.portions}`);
  const byFood = new Map<string, Portion[]>();
  for (const [code = '', , amount = '', measure = '', grams = ''] of rows) {
    const portion = inWords(Number(amount), measure, Number(grams));
    const known = byFood.get(code) ?? [];
    const isNew = portion.grams > 0 && known.every(({ text }) => text !== portion.text);
    if (isNew) byFood.set(code, [...known, portion]);
  }
  return byFood;
}

const ABBREVIATED: readonly (readonly [RegExp, string])[] = [
  [/\btbsp\b/g, 'tablespoon'],
  [/\btsp\b/g, 'teaspoon'],
  [/\bpkg\b/g, 'package'],
  [/\bsm\b/g, 'small'],
  [/\blrg?\b/g, 'large'],
];

// Measures that can be halved: for a fruit the release may have only the half.
const DIVISIBLE = /^(cup|tablespoon|teaspoon|fl oz|fruit|breast|slice|piece)\b/;

/** A measure as people say it; cups, spoons and the like are converted to one. */
function inWords(amount: number, measure: string, grams: number): Portion {
  const words = ABBREVIATED.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    measure.trim().replace(/\s+/g, ' '),
  );
  if (amount > 0 && DIVISIBLE.test(words)) return { text: `1 ${words}`, grams: grams / amount };
  return { text: `${amount} ${words}`, grams };
}
