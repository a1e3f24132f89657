import type { CompactFoodTable, TableKind } from './compact-table';
import type { Food } from './food';
import { codesOf, collectAdditions, readFood } from './read-food';
import { NAMED_FOODS } from './named-foods';
import { indexNames, type NameIndex } from '../analyzer/ranking/name-index';
import { wordsOf } from '../analyzer/language/words';

export type { CompactFoodTable, TableKind } from './compact-table';

/** Open tables as one: foods by number, and an index of their names. */
export interface FoodTable {
  /** Names every table that is in it, in order. */
  readonly release: string;
  readonly size: number;
  readonly index: NameIndex;
  /** Places of the foods that plain words mean, by their indexed words. */
  readonly named: ReadonlyMap<string, number>;
  /** The food at a place of the table, made when it is first asked for. */
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
 * Opens tables as one and indexes their names. The order counts: places, and with them ties between
 * foods, follow it, and a table's additions are for those before it.
 * Pure; takes some tens of milliseconds a table.
 * @throws Error where two tables have a food of one code
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

/** A food by its code; undefined where the tables lack it. */
export function foodByCode(table: FoodTable, code: string): Food | undefined {
  const place = table.placeOf(code);
  return place === undefined ? undefined : table.food(place);
}

interface Opened {
  names: readonly string[];
  tables: readonly CompactFoodTable[];
  places: ReadonlyMap<string, number>;
}

/**
 * The foods that plain words mean: by our list of plain words first, then by the keys that our own
 * table has for its foods and for those of others.
 */
export function namedPlaces({ names, tables, places }: Opened): Map<string, number> {
  const placeOfName = firstPlaces(names, new Set(Object.values(NAMED_FOODS)));
  const named = new Map<string, number>();
  const add = (key: string, place: number | undefined) => {
    if (place !== undefined && !named.has(key)) named.set(key, place);
  };
  for (const [words, name] of Object.entries(NAMED_FOODS))
    add(wordsOf(words).join(' '), placeOfName.get(name));
  for (const { codes, keys, addedKeys, additions } of tables) {
    const owners = [...(keys ? codesOf(codes) : []), ...(additions?.codes ?? [])];
    [...(keys ?? []), ...(addedKeys ?? [])].forEach((list, row) => {
      const place = places.get(owners[row] ?? '');
      if (list !== '') for (const key of list.split('|')) add(key, place);
    });
  }
  return named;
}

function firstPlaces(names: readonly string[], wanted: ReadonlySet<string>): Map<string, number> {
  const places = new Map<string, number>();
  names.forEach((name, place) => {
    if (wanted.has(name) && !places.has(name)) places.set(name, place);
  });
  return places;
}
