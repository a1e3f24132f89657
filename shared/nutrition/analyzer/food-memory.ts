import type { FoodMemoryFields } from '#shared/records/food-memory';
import type { MealItem } from '#shared/records/meal-item';

import type { FoodTable } from '../table/food-table';
import type { PersonalFood } from '../table/personal-food';
import { shownWords, withOneJoint, wordsOf } from './language/words';

/** What a person has answered or corrected for some words, used the next time they write them. */
export interface Remembered {
  /** Code of the food that they mean. */
  code: string;
  /** Weight that they mean where they give no amount, in grams; null where only the food is known. */
  grams: number | null;
}

/**
 * A person's own foods and portions, by the description's words for a food as `memoryKey` writes them.
 * Memory is an argument of the analysis: with the same memory, device and server read the same.
 */
export type FoodMemory = ReadonlyMap<string, Remembered>;

/**
 * The key under which what a person says of an item is remembered: by the words that it was read
 * from, else by its name. Null where it has no words that a description could hold again.
 */
export function memoryKeyOfItem(item: Pick<MealItem, 'name' | 'words'>): string | null {
  return memoryKey(item.words ?? item.name) || null;
}

/** The key of a description's words for a food: in the analyser's own plain form, in order. */
export function memoryKey(words: string): string {
  return wordsOf(withOneJoint(shownWords(words))).join(' ');
}

/**
 * A person's memory as an analysis takes it, out of what is kept of it. Keys are made again from the
 * words: they follow the analyser's plain form when that changes.
 * @param kept what is remembered, the oldest first: of two with the same key the later stands
 */
export function foodsRemembered(
  kept: Iterable<Pick<FoodMemoryFields, 'words' | 'meaning'>>,
): FoodMemory {
  const entries = [...kept].map(
    ({ words, meaning: { code, grams } }) => [memoryKey(words), { code, grams }] as const,
  );
  return new Map(entries.filter(([key]) => key !== ''));
}

/** The tables and the memory that a person's words are read with. */
export interface Known {
  table: FoodTable;
  memory: FoodMemory;
}

/**
 * Adds a person's own foods behind those of the tables: each is found by its name, as words that the
 * person has taught. What they have taught of the same words stands above it.
 * @param personal as `personalFood` makes them; of two with one name the later stands
 */
export function withPersonalFoods(
  { table, memory }: Known,
  personal: readonly PersonalFood[],
): Known {
  if (personal.length === 0) return { table, memory };
  const places = new Map(personal.map(({ code }, row) => [code, table.size + row]));
  const own = (place: number) => personal[place - table.size];
  const named = personal
    .flatMap(({ code, names }) => names.map((name) => [memoryKey(name), code] as const))
    .filter(([key]) => key !== '')
    .map(([key, code]) => [key, { code, grams: null }] as const);
  return {
    table: {
      ...table,
      size: table.size + personal.length,
      food: (place) => own(place) ?? table.food(place),
      category: (place) => (own(place) ? '' : table.category(place)),
      kindOf: (place) => (own(place) ? 'own' : table.kindOf(place)),
      placeOf: (code) => places.get(code) ?? table.placeOf(code),
    },
    memory: new Map([...named, ...memory]),
  };
}
