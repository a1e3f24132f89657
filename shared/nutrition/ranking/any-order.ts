export const SMALL_WORDS = new Set('and with w on in over made the a an of'.split(' '));

const LEAST_WORDS = 3;

/** The key of a long name for those who say its words in another order: 'latte oat milk'. */
export function keyInAnyOrder(words: readonly string[]): string | undefined {
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return telling.length < LEAST_WORDS ? undefined : telling.sort().join(' ');
}
