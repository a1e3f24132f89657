import { memoryKey, type FoodMemory } from '../food-memory';
import type { FoodTable } from '../food-table';
import type { PersonalFood } from './personal-food';

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
