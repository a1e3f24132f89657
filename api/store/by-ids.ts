/** Ids from the first to the last, these included, and how many rows of them to read at most. */
export interface Stretch {
  first: string;
  last: string;
  most: number;
}

/**
 * Finds rows by their ids. Ids of version 7 that a device has made one after the other lie side by
 * side, mostly behind all that is there: one look at the stretch between them answers for all, where
 * a look for each takes longer than everything else of a request. Where the stretch holds many rows
 * that nobody has asked for, each id is looked for by itself.
 * Ids have to be compared byte by byte, as SQLite does; PostgreSQL needs COLLATE "C" for these columns.
 * @param between the rows whose ids lie between two, these included; at most as many as are wanted
 * @param among the rows of the given ids
 */
export async function byIds<Row extends { id: string }>(
  wanted: ReadonlySet<string>,
  {
    between,
    among,
  }: {
    between: (stretch: Stretch) => Promise<Row[]>;
    among: (ids: string[]) => Promise<Row[]>;
  },
): Promise<Row[]> {
  let first: string | undefined;
  let last = '';
  for (const id of wanted) {
    if (first === undefined || id < first) first = id;
    if (id > last) last = id;
  }
  if (first === undefined) return [];
  const most = 2 * wanted.size;
  const found = await between({ first, last, most: most + 1 });
  if (found.length > most) return among([...wanted]);
  return found.filter((row) => wanted.has(row.id));
}
