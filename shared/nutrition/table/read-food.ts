import { NUTRIENTS, type Nutrients } from '#shared/records/nutrients';

import { type CompactCodes, type CompactFoodTable, GRAMS_SCALE, SCALES } from './compact-table';
import type { Food, Portion } from './food';

/** The codes of a table, written out. */
export function codesOf(codes: CompactCodes): string[] {
  if ('full' in codes) return codes.full;
  let code = 0;
  return codes.codeSteps.map((step) => {
    code += step;
    return String(code).padStart(codes.digits, '0');
  });
}

/** One row of a table as a food. */
export function readFood(compact: CompactFoodTable, code: string, row: number): Food {
  return {
    table: compact.release,
    code,
    description: compact.names[row] ?? '',
    per100g: figuresOf(compact, row),
    portions: readPortions(compact.portionTexts, compact.portions[row]),
    usualGrams: readGrams(compact.usual[row]),
  };
}

/** Measures out of a flat list of text, weight, text, weight ... */
export function readPortions(texts: readonly string[], flat: readonly number[] = []): Portion[] {
  const portions: Portion[] = [];
  for (let index = 0; index < flat.length; index += 2) {
    const text = texts[flat[index] ?? -1] ?? '';
    portions.push({ text, grams: (flat[index + 1] ?? 0) / GRAMS_SCALE });
  }
  return portions;
}

export function readGrams(scaled: number | null | undefined): number | null {
  return scaled === null || scaled === undefined ? null : scaled / GRAMS_SCALE;
}

function figuresOf(compact: CompactFoodTable, row: number): Nutrients {
  const entries = NUTRIENTS.map((name, column) => {
    const value = compact.nutrients[column]?.[row] ?? null;
    return [name, value === null ? null : value / SCALES[name]];
  });
  return Object.fromEntries(entries) as Nutrients;
}

interface Addition {
  aliases: string;
  portions: Portion[];
  usualGrams: number | null;
}

/** What tables add to foods of others. */
export interface Additions {
  /** Other names of a food, '|' between them; empty where none are added. */
  aliasesOf: (code: string) => string;
  /** The food with the measures that are added to it and to its category. */
  apply: (food: Food, category: string) => Food;
}

export function collectAdditions(tables: readonly CompactFoodTable[]): Additions {
  const byCode = new Map<string, Addition>();
  const byCategory = new Map<string, Portion[]>();
  for (const { additions, portionTexts } of tables) {
    additions?.codes.forEach((code, row) =>
      byCode.set(code, {
        aliases: additions.aliases[row] ?? '',
        portions: readPortions(portionTexts, additions.portions[row]),
        usualGrams: readGrams(additions.usual[row]),
      }),
    );
    additions?.categories.forEach((category, row) =>
      byCategory.set(category, readPortions(portionTexts, additions.categoryPortions[row])),
    );
  }
  return {
    aliasesOf: (code) => byCode.get(code)?.aliases ?? '',
    apply: (food, category) => {
      const { portions = [], usualGrams = null } = byCode.get(food.code) ?? {};
      return {
        ...food,
        portions: joined(portions, food.portions, byCategory.get(category) ?? []),
        usualGrams: usualGrams ?? food.usualGrams,
      };
    },
  };
}

/** Measures of several sources; of two with one text the first stands, where the later one stood. */
function joined(
  mended: readonly Portion[],
  own: readonly Portion[],
  usual: readonly Portion[],
): Portion[] {
  const known = new Set(own.map(({ text }) => text));
  const mends = new Map(mended.map((portion) => [portion.text, portion]));
  const all = [
    ...own.map((portion) => mends.get(portion.text) ?? portion),
    ...mended.filter(({ text }) => !known.has(text)),
  ];
  const said = new Set(all.map(({ text }) => text));
  return [...all, ...usual.filter(({ text }) => !said.has(text))];
}
