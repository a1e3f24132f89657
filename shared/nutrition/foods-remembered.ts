import type { FoodMemoryFields } from '#shared/records/food-memory';

import { memoryKey, type FoodMemory } from './food-memory';

/**
 * A person's memory as an analysis takes it, out of what is kept of it. Keys are made anew from the
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
