/** Splits a list into parts of at most `most` items, in order. */
export function* inParts<Item>(items: readonly Item[], most: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += most) yield items.slice(from, from + most);
}
