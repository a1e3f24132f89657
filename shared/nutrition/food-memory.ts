import type { MealItem } from '#shared/records/meal-item';

import { wordsOf } from './ranking/words';
import { shownWords } from './shown-words';

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
  return wordsOf(shownWords(words)).join(' ');
}
