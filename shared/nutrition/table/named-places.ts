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
 * The foods that plain words mean: by our list of plain words first, then by the names and keys that our own table
 * has for its foods and for those of others.
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

/** What the survey itself calls its foods, in lower case. */
export function surveyedNames(tables: readonly CompactFoodTable[]): Set<string> {
  const surveys = tables.filter(({ kind }) => kind === 'survey');
  return new Set(surveys.flatMap(({ names }) => names.map((name) => name.toLowerCase())));
}

/**
 * The names that a table of our own gives: those of its rows, then those of its additions, whose rows follow.
 * @param surveyed what the survey itself calls a food stays that food, and our names give way to it
 */
export function namesOf(
  { names, aliases, additions }: CompactFoodTable,
  surveyed: ReadonlySet<string>,
): string[][] {
  const own = names.map((name, row) => [name, ...split(aliases[row])]);
  const added = (additions?.aliases ?? []).map(split);
  return [...own, ...added].map((all) => all.filter((name) => !surveyed.has(name.toLowerCase())));
}

/** The words of a name, by which it is looked up. */
export const keyOfName = (name: string) => wordsOf(name).join(' ');

function split(list: string | undefined): string[] {
  return list ? list.split('|') : [];
}
