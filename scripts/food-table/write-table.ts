import {
  checksumOf,
  GRAMS_SCALE,
  SCALES,
  type CompactAdditions,
  type CompactCodes,
  type CompactFoodTable,
  type TableKind,
} from '#shared/nutrition/table/compact-table';
import type { Portion } from '#shared/nutrition/table/food';
import { nameKeys } from '#shared/nutrition/table/name-keys';
import { NUTRIENTS } from '#shared/records/nutrients';

import { dividedPortions } from './divided-portions';
import type { SourceFood } from './source-food';
import { validate } from './validate';

const SCHEMA = 4;

interface Written {
  kind: TableKind;
  release: string;
  foods: readonly SourceFood[];
  additions?: Additions;
  /** Names of the survey's foods, in lower case, which take precedence over those of our table. */
  surveyed?: ReadonlySet<string>;
}

/** Names and measures for foods of other tables. */
interface Additions {
  foods: readonly Pick<SourceFood, 'code' | 'aliases' | 'portions' | 'usualGrams' | 'oneGrams'>[];
  categories: readonly { category: string; portions: readonly Portion[] }[];
}

/** Foods as a compact table; the same foods give the same bytes. */
export function writeTable({
  kind,
  release,
  foods: written,
  additions: told,
  surveyed,
}: Written): CompactFoodTable {
  const foods = written.map(inOnes);
  const additions = told && {
    foods: told.foods.map(inOnes),
    categories: told.categories.map(inOnes),
  };
  const categories = [...new Set(foods.map((food) => food.category))];
  const added = [...(additions?.foods ?? []), ...(additions?.categories ?? [])];
  const texts = portionTexts([...foods, ...added].flatMap(({ portions }) => portions));
  const numbers = new Map(texts.map((text, index) => [text, index]));
  const flat = (portions: readonly Portion[]) =>
    portions.flatMap(({ text, grams }) => [numbers.get(text) ?? NaN, scaled(grams)]);
  const table: CompactFoodTable = {
    schema: SCHEMA,
    kind,
    release,
    counts: {
      foods: foods.length,
      portions: foods.reduce((sum, { portions }) => sum + portions.length, 0),
      aliases: foods.reduce((sum, { aliases }) => sum + aliases.length, 0),
    },
    checksum: '',
    codes: compactCodes(foods.map(({ code }) => code)),
    names: foods.map(({ name }) => name),
    aliases: foods.map(({ aliases }) => aliases.join('|')),
    categories,
    categoryOf: foods.map(({ category }) => categories.indexOf(category)),
    nutrients: NUTRIENTS.map((name) =>
      foods.map(({ per100g: { [name]: value } }) =>
        value === null ? null : Math.round(value * SCALES[name]),
      ),
    ),
    portionTexts: texts,
    portions: foods.map(({ portions }) => flat(portions)),
    usual: foods.map(({ usualGrams }) => (usualGrams === null ? null : scaled(usualGrams))),
    ...(additions ? { additions: compactAdditions(additions, flat) } : {}),
  };
  validate(table);
  const whole = surveyed ? { ...table, ...nameKeys(table, surveyed) } : table;
  return { ...whole, checksum: checksumOf(whole) };
}

function inOnes<Measured extends { portions: readonly Portion[] }>(measured: Measured) {
  return { ...measured, portions: dividedPortions(measured.portions) };
}

function compactAdditions(
  { foods, categories }: Additions,
  flat: (portions: readonly Portion[]) => number[],
): CompactAdditions {
  return {
    codes: foods.map(({ code }) => code),
    aliases: foods.map(({ aliases }) => aliases.join('|')),
    portions: foods.map(({ portions }) => flat(portions)),
    usual: foods.map(({ usualGrams }) => (usualGrams === null ? null : scaled(usualGrams))),
    ones: foods.map(({ oneGrams }) => (oneGrams === undefined ? null : scaled(oneGrams))),
    categories: categories.map(({ category }) => category),
    categoryPortions: categories.map(({ portions }) => flat(portions)),
  };
}

export function compactCodes(codes: string[]): CompactCodes {
  if (codes.length === 0 || !codes.every((code) => /^\d+$/.test(code))) return { full: codes };
  const steps = codes.map((code, index) => Number(code) - Number(codes[index - 1] ?? 0));
  if (steps.some((step) => step <= 0)) throw new Error('A code stands twice or out of order');
  return { digits: codes[0]?.length ?? 0, codeSteps: steps };
}

/** Distinct texts, the most common first, so that their numbers are short. */
function portionTexts(portions: readonly Portion[]): string[] {
  const uses = new Map<string, number>();
  for (const { text } of portions) uses.set(text, (uses.get(text) ?? 0) + 1);
  return [...uses]
    .sort(([one, a], [other, b]) => b - a || one.localeCompare(other, 'en'))
    .map(([text]) => text);
}

function scaled(grams: number): number {
  return Math.round(grams * GRAMS_SCALE);
}
