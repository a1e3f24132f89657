import { wordsOf } from '#shared/nutrition/analyzer/language/words';

/** Every typed word must begin a word of the text. */
export function startsIn(text: string, query: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query).every((start) => words.some((word) => word.startsWith(start)));
}
