// Excel takes a file without this mark for one of another alphabet.
const BYTE_ORDER_MARK = '\uFEFF';

/** An unknown figure is null, and an empty cell. */
export type Row = Record<string, string | number | null>;

/** A table for spreadsheets; the first row names the columns. Words that may be formulas go through `asText` before. */
export async function* csv(rows: AsyncIterable<Row> | Iterable<Row>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  let isFirst = true;
  for await (const row of rows) {
    if (isFirst) yield csvLine(Object.keys(row));
    isFirst = false;
    yield csvLine(Object.values(row));
  }
}

// The beginning of a formula, also in full-width characters.
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/;

// A program that splits cells at semicolons or tabs sees new cells within a text.
const INNER_FORMULA = /([;\t\r\n|])([^\S\t\r\n]*[=+\-@＝＋－＠])/g;

/** Words of which a spreadsheet program would take a part for a formula, with an apostrophe that says that they are words. */
export function asText(words: string): string {
  const text = FORMULA.test(words) ? `'${words}` : words;
  return text.replace(INNER_FORMULA, "$1'$2");
}

function csvLine(cells: (string | number | null)[]): string {
  const quoted = cells.map((cell) =>
    cell === null ? '' : `"${String(cell).replaceAll('"', '""')}"`,
  );
  return `${quoted.join(',')}\r\n`;
}
