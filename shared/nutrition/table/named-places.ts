import { keysInAnyOrder } from '../analyzer/ranking/any-order';
import { wordsOf } from '../analyzer/language/words';
import { codesOf, type CompactFoodTable } from './compact-table';
import { NAMED_FOODS } from './named-foods';

interface Opened {
  names: readonly string[];
  tables: readonly CompactFoodTable[];
  places: ReadonlyMap<string, number>;
}

/**
 * The foods that plain words mean: first by our list of plain words, then by the names and keys that our own table has
 * for its foods and for those of others.
 */
export function namedPlaces({ names, tables, places }: Opened): Map<string, number> {
  const named = new Map<string, number>();
  const placeOfName = firstPlaces(names, new Set(Object.values(NAMED_FOODS)));
  const add = (key: string, place: number | undefined) => {
    if (place !== undefined && !named.has(key)) named.set(key, place);
  };
  for (const [words, name] of Object.entries(NAMED_FOODS))
    add(keyOfName(words), placeOfName.get(name));
  const listed = listedPlaces(tables, places);
  for (const keys of [listed, keysInAnyOrder(listed)])
    for (const [key, place] of keys) add(key, place);
  return named;
}

function firstPlaces(names: readonly string[], wanted: ReadonlySet<string>): Map<string, number> {
  const places = new Map<string, number>();
  names.forEach((name, place) => {
    if (wanted.has(name) && !places.has(name)) places.set(name, place);
  });
  return places;
}

function listedPlaces(tables: Opened['tables'], places: Opened['places']): Map<string, number> {
  const listed = new Map<string, number>();
  const surveyed = surveyedNames(tables);
  for (const table of tables) {
    if (!table.keys) continue;
    const owners = [...codesOf(table.codes), ...(table.additions?.codes ?? [])];
    const keys = [...table.keys, ...(table.addedKeys ?? [])].map(split);
    namesOf(table, surveyed).forEach((own, row) => {
      const place = places.get(owners[row] ?? '');
      if (place === undefined) return;
      for (const name of own) listed.set(keyOfName(name), place);
      for (const key of keys[row] ?? []) listed.set(key, place);
    });
  }
  return listed;
}

/** The survey's own names of its foods, in lower case. */
export function surveyedNames(tables: readonly CompactFoodTable[]): Set<string> {
  const surveys = tables.filter(({ kind }) => kind === 'survey');
  return new Set(surveys.flatMap(({ names }) => names.map((name) => name.toLowerCase())));
}

/**
 * The names in one of our own tables: those of its rows, followed by those of its additions.
 * @param surveyed the survey's own names, which take precedence over ours
 */
export function namesOf(
  { names, aliases, additions }: CompactFoodTable,
  surveyed: ReadonlySet<string>,
): string[][] {
  const own = names.map((name, row) => [name, ...split(aliases[row])]);
  const added = (additions?.aliases ?? []).map(split);
  return [...own, ...added].map((all) => all.filter((name) => !surveyed.has(name.toLowerCase())));
}

/** The key by which a name is looked up: its words. */
export const keyOfName = (name: string) => wordsOf(name).join(' ');

function split(list: string | undefined): string[] {
  return list ? list.split('|') : [];
}
