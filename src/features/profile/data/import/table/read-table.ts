import Papa from 'papaparse';

import { UnreadableFile } from '../parsed-file';
import { Table, type Line } from './table';

/** Bounds of a table, far above what years of a diary need: a file cannot hold up the device. */
const TEXT_MOST = 30_000_000;
const LINES_MOST = 100_000;
const COLUMNS_MOST = 500;
const CELL_MOST = 2_000;
// What a spreadsheet writes first where the cells are parted by something else.
const SEPARATOR = /^sep=(.)\r?\n/i;

/** A text as a table, whatever parts its cells; undefined where it is none. */
export function readTable(file: string, text: string): Table | undefined {
  if (text.length > TEXT_MOST) {
    throw new UnreadableFile(`${file}: this table is larger than ${TEXT_MOST / 1_000_000} MB.`);
  }
  const delimiter = SEPARATOR.exec(text)?.[1];
  const { data, meta } = Papa.parse<string[]>(text.replace(SEPARATOR, ''), {
    preview: LINES_MOST + 2,
    ...(delimiter === undefined ? {} : { delimiter }),
  });
  const [columns, ...rest] = data.map((cells) => cells.slice(0, COLUMNS_MOST).map(cleaned));
  if (!columns || columns.filter((name) => name !== '').length < 2) return undefined;
  const lines = rest.map((cells, index): Line => ({ number: index + 2, cells }));
  const full = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (full.length > LINES_MOST) {
    const most = LINES_MOST.toLocaleString('en');
    throw new UnreadableFile(`${file}: more than ${most} lines. Please split the file.`);
  }
  return new Table(file, { columns, lines: full, delimiter: meta.delimiter });
}

/** A cell without what no name holds: line breaks, other control characters, halves of characters. */
function cleaned(cell: string): string {
  return cell
    .slice(0, CELL_MOST)
    .replace(/[\p{Cc}\p{Cs}\u{FEFF}]+/gu, ' ')
    .trim();
}
