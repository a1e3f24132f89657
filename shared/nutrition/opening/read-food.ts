import { NUTRIENTS, type Nutrients } from '#shared/records/nutrients';

import { GRAMS_SCALE, SCALES, type CompactCodes, type CompactFoodTable } from '../compact-table';
import type { Food, Portion } from '../food';

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
