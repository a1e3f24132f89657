import { cellsOf, type Cell } from './cells';
import { rowNameOf, type RowName } from './row-names';

/** A line of a label that says how much there is of something. */
export interface Row {
  name: RowName;
  cells: Cell[];
}

/** The rows of a label's lines, the first of each name; of energy all, since it may stand in two lines. */
export function rowsOf(lines: readonly string[]): Row[] {
  const rows: Row[] = [];
  let last: RowName | undefined;
  for (const line of lines) {
    const name = nameOf(line, last);
    const cells = name === undefined ? [] : cellsOf(valuesOf(line));
    if (name === undefined || cells.length === 0) continue;
    last = name;
    const isAgain = name !== 'energy' && rows.some((row) => row.name === name);
    if (!isAgain) rows.push({ name, cells: unitsOf(line, cells) });
  }
  return rows;
}

/** A line without words of its own goes on with the energy of the line before. */
function nameOf(line: string, last: RowName | undefined): RowName | undefined {
  const name = rowNameOf(line);
  if (name !== undefined) return name;
  const isMore = last === 'energy' || last === undefined;
  return isMore && /\d\s?k(cal|eal|j)/.test(line) && !/\b2[.,]?000\b/.test(line)
    ? 'energy'
    : undefined;
}

/** What stands behind the row's name: 'vitamin b12 2.5 µg' has a number in it. */
function valuesOf(line: string): string {
  return line.replace(/vitamin\w{0,20} [a-z]?\d*/, ' ');
}

const IN_NAME = /\((g|mg|kj|kcal)\)/;

/** Where the unit stands with the name, the numbers have none: 'Fat (g) 2.1', 'Calories 230'. */
function unitsOf(line: string, cells: Cell[]): Cell[] {
  const named = IN_NAME.exec(line)?.[1] as Cell['unit'];
  const unit = named ?? (/^\W*calories/.test(line) ? 'kcal' : undefined);
  if (unit === undefined) return cells;
  return cells.map((cell) => ({
    ...cell,
    unit: cell.unit ?? unit,
    candidates: cell.candidates.filter(({ isNine }) => !isNine),
  }));
}
