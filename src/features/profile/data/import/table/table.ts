import Papa from 'papaparse';

import { format } from '../../../../../ui/words/format';

import { messages } from '../messages';

import { decimalMark, type DecimalMark, numberOf } from './numbers';
import { UnreadableFile } from '../parsed-file';

/** A line of a table. */
export interface Line {
  /** As a spreadsheet counts it: the names of the columns are line 1. */
  number: number;
  cells: readonly string[];
}

interface Parts {
  columns: readonly string[];
  lines: readonly Line[];
  /** What parts its cells. */
  delimiter: string;
  /** The first line with a quotation mark that parts no cells: behind it, they cannot be told apart. */
  misquoted: number | undefined;
}

/** A table as a file holds it: named columns and lines of text. */
export class Table {
  readonly columns: readonly string[];
  readonly lines: readonly Line[];
  /** The mark of decimals in it. */
  readonly mark: DecimalMark;
  readonly misquoted: number | undefined;
  private readonly places = new Map<string, number>();

  constructor(
    /** The file that it is from. */
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

  /** The text of a line in the first of these columns that the table has; '' where it has none. */
  text(line: Line, ...names: string[]): string {
    const place = names.map((name) => this.places.get(keyOf(name))).find((at) => at !== undefined);
    return place === undefined ? '' : (line.cells[place] ?? '');
  }

  /** The same as a number; null where there is none. */
  number(line: Line, ...names: string[]): number | null {
    return numberOf(this.text(line, ...names), this.mark);
  }
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}

// More say nothing new of how a program writes its numbers.
const LOOKED_AT = 2_000;

function* cellsOf(lines: readonly Line[]): Generator<string> {
  for (const { cells } of lines.slice(0, LOOKED_AT)) yield* cells;
}

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
    throw new UnreadableFile(
      format(messages.thisTableIsLargerThanMb, { file, megabytes: TEXT_MOST / 1_000_000 }),
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

/** A cell without what no name holds: line breaks, other control characters, halves of characters. */
function cleaned(cell: string): string {
  return cell
    .slice(0, CELL_MOST)
    .replace(/[\p{Cc}\p{Cs}\u{FEFF}]+/gu, ' ')
    .trim();
}

/** The text of a file: UTF-8, UTF-16, or what spreadsheets of Windows write where they do not say. */
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
  // Without a mark: every other byte of plain letters is 0.
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
