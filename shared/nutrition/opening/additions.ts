import type { CompactFoodTable } from '../compact-table';
import type { Food, Portion } from '../food';
import { readGrams, readPortions } from './read-food';

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
