// Well below the number of parameters that one statement may have.
const ROWS = 100;

/** Cuts a list into pieces that one statement can take. */
export function inChunks<Item>(items: readonly Item[], size = ROWS): Item[][] {
  const chunks: Item[][] = [];
  for (let from = 0; from < items.length; from += size) chunks.push(items.slice(from, from + size));
  return chunks;
}
