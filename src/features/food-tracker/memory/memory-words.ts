import type { FoodMemoryFields } from '#shared/records/food-memory';
import { wordsOf } from '#shared/nutrition/analyzer/language/words';

import { gramsWords } from '../../../ui/figures/nutrient-words';

export function meaningWords({ name, grams }: FoodMemoryFields['meaning']): string {
  return grams === null ? name : `${name}, ${gramsWords(grams)} where you give no amount`;
}

/** In alphabetical order. */
export function matching<Memory extends FoodMemoryFields>(
  memories: readonly Memory[],
  query: string,
): Memory[] {
  const typed = wordsOf(query);
  return memories
    .filter(({ words, meaning }) => {
      const held = wordsOf(`${words} ${meaning.name}`);
      return typed.every((start) => held.some((word) => word.startsWith(start)));
    })
    .sort((one, other) => one.words.localeCompare(other.words));
}
