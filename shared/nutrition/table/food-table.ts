import { NUTRIENTS, type Nutrients } from '#shared/records/nutrients';

import { indexNames, type NameIndex } from '../analyzer/ranking/name-index';
import {
  codesOf,
  type CompactFoodTable,
  GRAMS_SCALE,
  SCALES,
  type TableKind,
} from './compact-table';
import type { Food, Portion } from './food';
import { namedPlaces } from './named-places';

export type { CompactFoodTable, TableKind } from './compact-table';

/** Opened tables as one: foods by number, and an index of their names. */
export interface FoodTable {
  /** The names of all tables in it, in order. */
  readonly release: string;
  readonly size: number;
  readonly index: NameIndex;
  /** Places of the foods that plain words mean, by their indexed words. */
  readonly named: ReadonlyMap<string, number>;
  /** The food at a place of the table, created on first access. */
  food: (place: number) => Food;
  category: (place: number) => string;
  kindOf: (place: number) => TableKind;
  placeOf: (code: string) => number | undefined;
}

interface Part {
  compact: CompactFoodTable;
  codes: string[];
}

/**
 * Opens tables as one and indexes their names. The order matters: places follow it, and so do ties between foods, and a
 * table's additions are for those before it. Pure; takes some tens of milliseconds per table.
 * @throws Error if two tables have a food with the same code
 */
export function openFoodTables(tables: readonly CompactFoodTable[]): FoodTable {
  const parts = tables.map((compact): Part => ({ compact, codes: codesOf(compact.codes) }));
  const owners = parts.flatMap((part) => part.codes.map((code, row) => ({ ...part, code, row })));
  const places = new Map(owners.map(({ code }, place) => [code, place]));
  if (places.size !== owners.length) throw new Error('Two food tables share a code');
  const additions = collectAdditions(tables);
  const names = owners.map(({ compact, row }) => compact.names[row] ?? '');
  const made: Food[] = [];
  const category = (place: number) => {
    const { compact, row } = owners[place] ?? {};
    return compact?.categories[compact.categoryOf[row ?? -1] ?? -1] ?? '';
  };
  const makeFood = (place: number): Food => {
    const owner = owners[place];
    if (!owner) throw new RangeError(`No food at place ${place}`);
    return additions.apply(readFood(owner.compact, owner.code, owner.row), category(place));
  };
  const aliases = owners.map(({ compact, code, row }) =>
    [compact.aliases[row], additions.aliasesOf(code)].filter(Boolean).join('|'),
  );
  return {
    release: tables.map((table) => table.release).join(' + '),
    size: owners.length,
    index: indexNames({ names, aliases }),
    named: namedPlaces({ names, tables, places }),
    food: (place) => (made[place] ??= makeFood(place)),
    category,
    kindOf: (place) => owners[place]?.compact.kind ?? 'survey',
    placeOf: (code) => places.get(code),
  };
}

/** A food by its code; undefined if the tables do not have it. */
export function foodByCode(table: FoodTable, code: string): Food | undefined {
  const place = table.placeOf(code);
  return place === undefined ? undefined : table.food(place);
}

/** One row of a table as a food. */
function readFood(compact: CompactFoodTable, code: string, row: number): Food {
  return {
    table: compact.release,
    code,
    description: compact.names[row] ?? '',
    per100g: figuresOf(compact, row),
    portions: readPortions(compact.portionTexts, compact.portions[row]),
    usualGrams: readGrams(compact.usual[row]),
  };
}

/** Measures from a flat list of text, weight, text, weight ... */
function readPortions(texts: readonly string[], flat: readonly number[] = []): Portion[] {
  const portions: Portion[] = [];
  for (let index = 0; index < flat.length; index += 2) {
    const text = texts[flat[index] ?? -1] ?? '';
    portions.push({ text, grams: (flat[index + 1] ?? 0) / GRAMS_SCALE });
  }
  return portions;
}

function readGrams(scaled: number | null | undefined): number | null {
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
  oneGrams: number | null;
}

/** What tables add to foods of other tables. */
interface Additions {
  /** Added names of a food, separated by '|'; empty if there are none. */
  aliasesOf: (code: string) => string;
  /** The food with the measures that are added to it and to its category. */
  apply: (food: Food, category: string) => Food;
}

function collectAdditions(tables: readonly CompactFoodTable[]): Additions {
  const byCode = new Map<string, Addition>();
  const byCategory = new Map<string, Portion[]>();
  for (const { additions, portionTexts } of tables) {
    additions?.codes.forEach((code, row) =>
      byCode.set(code, {
        aliases: additions.aliases[row] ?? '',
        portions: readPortions(portionTexts, additions.portions[row]),
        usualGrams: readGrams(additions.usual[row]),
        oneGrams: readGrams(additions.ones[row]),
      }),
    );
    additions?.categories.forEach((category, row) =>
      byCategory.set(category, readPortions(portionTexts, additions.categoryPortions[row])),
    );
  }
  return {
    aliasesOf: (code) => byCode.get(code)?.aliases ?? '',
    apply: (food, category) => {
      const { portions = [], usualGrams = null, oneGrams = null } = byCode.get(food.code) ?? {};
      return {
        ...food,
        portions: joined(portions, food.portions, byCategory.get(category) ?? []),
        usualGrams: usualGrams ?? food.usualGrams,
        ...(oneGrams === null ? {} : { oneGrams }),
      };
    },
  };
}

/**
 * Measures from several sources; of two with the same text the first one's weight, at the position of the later one.
 */
function joined(
  added: readonly Portion[],
  own: readonly Portion[],
  usual: readonly Portion[],
): Portion[] {
  const known = new Set(own.map(({ text }) => text));
  const replacements = new Map(added.map((portion) => [portion.text, portion]));
  const all = [
    ...own.map((portion) => replacements.get(portion.text) ?? portion),
    ...added.filter(({ text }) => !known.has(text)),
  ];
  const said = new Set(all.map(({ text }) => text));
  return [...all, ...usual.filter(({ text }) => !said.has(text))];
}
