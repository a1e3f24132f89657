/** Words that tell nothing by themselves. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  'and with w on in over made the a an of'.split(' '),
);

const LEAST_WORDS = 3;

/** The key of a long name for those who say its words in another order: 'latte oat milk'. */
export function keyInAnyOrder(words: readonly string[]): string | undefined {
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return telling.length < LEAST_WORDS ? undefined : telling.sort().join(' ');
}

/**
 * Keys in any order for the names that are long enough, but for words that two foods share.
 * @param places the food of each name, by its words
 */
export function keysInAnyOrder(places: ReadonlyMap<string, number>): Map<string, number> {
  const byKey = new Map<string, number>();
  const shared = new Set<string>();
  for (const [name, place] of places) {
    const key = keyInAnyOrder(name.split(' '));
    if (key === undefined) continue;
    if (byKey.has(key) && byKey.get(key) !== place) shared.add(key);
    byKey.set(key, place);
  }
  for (const key of shared) byKey.delete(key);
  return byKey;
}
