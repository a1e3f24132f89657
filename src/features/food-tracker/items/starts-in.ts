import { wordsOf } from '#shared/nutrition/ranking/words';

/** Whether every typed word begins a word of a text. */
export function startsIn(text: string, query: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query).every((start) => words.some((word) => word.startsWith(start)));
}
