import Papa from 'papaparse';

import { format } from '../../../../../ui/words/format';

import { messages } from '../messages';

import { decimalMark, type DecimalMark, numberOf } from './numbers';
import { UnreadableFile } from '../parsed-file';

/** A line of a table. */
export interface Line {
  /** Line number as in a spreadsheet, where the column names are line 1. */
  number: number;
  cells: readonly string[];
}

interface Parts {
  columns: readonly string[];
  lines: readonly Line[];
  /** The character between cells. */
  delimiter: string;
  /** The first line with a wrong quotation mark, after which cells cannot be told apart. */
  misquoted: number | undefined;
}

/** A table of a file: named columns and lines of text. */
export class Table {
  readonly columns: readonly string[];
  readonly lines: readonly Line[];
  /** Its decimal mark. */
  readonly mark: DecimalMark;
  readonly misquoted: number | undefined;
  private readonly places = new Map<string, number>();

  constructor(
    /** Name of its file. */
    readonly file: string,
    { columns, lines, delimiter, misquoted }: Parts,
  ) {
    this.columns = columns;
    this.lines = lines;
    this.misquoted = misquoted;
    for (const [place, name] of columns.entries()) {
      const key = keyOf(name);
      if (!this.places.has(key)) this.places.set(key, place);
    }
    this.mark = decimalMark(cellsOf(lines), delimiter);
  }

  /** Whether it has all of these columns. */
  has(...names: string[]): boolean {
    return names.every((name) => this.places.has(keyOf(name)));
  }

  /** The text in the first of these columns that the table has; '' if it has none of them. */
  text(line: Line, ...names: string[]): string {
    const place = names.map((name) => this.places.get(keyOf(name))).find((at) => at !== undefined);
    return place === undefined ? '' : (line.cells[place] ?? '');
  }

  /** The same as a number; null if it is not a number. */
  number(line: Line, ...names: string[]): number | null {
    return numberOf(this.text(line, ...names), this.mark);
  }
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}

// Enough cells to find out how a program writes numbers.
const LOOKED_AT = 2_000;

function* cellsOf(lines: readonly Line[]): Generator<string> {
  for (const { cells } of lines.slice(0, LOOKED_AT)) yield* cells;
}

/** Limits of a table, far above the size of a diary of many years, so that no file can block the device. */
const TEXT_MOST = 30_000_000;

const LINES_MOST = 100_000;
const COLUMNS_MOST = 500;
const CELL_MOST = 2_000;

// The first line that spreadsheets write if the delimiter is not a comma.
const SEPARATOR = /^sep=(.)\r?\n/i;

/** Reads a text as a table, with any delimiter; undefined if it is not a table. */
export function readTable(file: string, text: string): Table | undefined {
  if (text.length > TEXT_MOST) {
    throw new UnreadableFile(
      format(messages.tableTooLarge, { file, megabytes: TEXT_MOST / 1_000_000 }),
    );
  }
  const delimiter = SEPARATOR.exec(text)?.[1];
  const { data, meta, errors } = Papa.parse<string[]>(text.replace(SEPARATOR, ''), {
    preview: LINES_MOST + 2,
    ...(delimiter === undefined ? {} : { delimiter }),
  });
  const [columns, ...rest] = data.map((cells) => cells.slice(0, COLUMNS_MOST).map(cleaned));
  if (!columns || columns.filter((name) => name !== '').length < 2) return undefined;
  const lines = rest.map((cells, index): Line => ({ number: index + 2, cells }));
  const full = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (full.length > LINES_MOST) {
    const most = LINES_MOST.toLocaleString('en');
    throw new UnreadableFile(format(messages.moreThanLines, { file, most }));
  }
  const misquoted = errors.find(({ type }) => type === 'Quotes')?.row;
  return new Table(file, {
    columns,
    lines: full,
    delimiter: meta.delimiter,
    misquoted: misquoted === undefined ? undefined : misquoted + 1,
  });
}

/** Removes line breaks, other control characters and lone surrogates from a cell. */
function cleaned(cell: string): string {
  return cell
    .slice(0, CELL_MOST)
    .replace(/[\p{Cc}\p{Cs}\u{FEFF}]+/gu, ' ')
    .trim();
}

/** Decodes a file as UTF-8, UTF-16 or the encoding that spreadsheets on Windows use without a byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

const MARKS = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
] as const;

function encodingOf(bytes: Uint8Array): string {
  const marked = MARKS.find(([one, other]) => bytes[0] === one && bytes[1] === other)?.[2];
  if (marked !== undefined) return marked;
  // UTF-16 without a byte order mark: for plain letters, every second byte is 0.
  const zeros = [0, 1, 2, 3].map((at) => (bytes[at] === 0 ? '0' : 'x')).join('');
  if (zeros === 'x0x0') return 'utf-16le';
  if (zeros === '0x0x') return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
