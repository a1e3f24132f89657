import { decimalMark, numberOf, type DecimalMark } from '../cells/numbers';

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
}

/** A table as a file holds it: named columns and lines of text. */
export class Table {
  readonly columns: readonly string[];
  readonly lines: readonly Line[];
  /** The mark of decimals in it. */
  readonly mark: DecimalMark;
  private readonly places = new Map<string, number>();

  constructor(
    /** The file that it is from. */
    readonly file: string,
    { columns, lines, delimiter }: Parts,
  ) {
    this.columns = columns;
    this.lines = lines;
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
