import type { CompactFoodTable } from '../compact-table';
import { NAMED_FOODS } from '../overrides/named-foods';
import { wordsOf } from '../ranking/words';
import { codesOf } from './read-food';

interface Opened {
  /** Names of all foods, in the order of their places. */
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
