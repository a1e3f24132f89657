// Without this mark Excel reads the file in another encoding.
const BYTE_ORDER_MARK = '\uFEFF';

/** An unknown value is null, which becomes an empty cell. */
export type Row = Record<string, string | number | null>;

/**
 * A table for spreadsheets; the first line has the column names. Pass text that may look like a formula through
 * `asText` first.
 */
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

// Some programs split cells at semicolons or tabs, so a formula may also start inside a text.
const INNER_FORMULA = /([;\t\r\n|])([^\S\t\r\n]*[=+\-@＝＋－＠])/g;

/** Adds an apostrophe where a spreadsheet program would read a part of the text as a formula. */
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
