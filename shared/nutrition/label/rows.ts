import { type Cell, cellsOf } from './cells';
import type { Serving } from './label-reading';
import { type RowName, rowNameOf } from './row-names';

const HUNDRED = /\b100\s?(g|ml|9)(?![a-z0-9])|\b1009\b|per100\s?(g|ml|9)/g;

const SERVING =
  /servings?\b|portion|porcion|porzione|portie|racion|slice|biscuit|\bpot\b|\bbar\b|\bcan\b|\bpack\b|piece|scheibe|riegel|tranche|amount per/g;

const AMOUNT_OF = /(?:per|pro|pour|par|por|je|\()\s*(\d+(?:[.,]\d+)?)\s?(g|ml|9)(?![a-z0-9])/g;

const PARENTHESES = /\((\d+(?:[.,]\d+)?)\s?(g|ml|9)?\)/;

const SIZE_MOST = 2_000;

/** kcal per kJ. */
const KCAL_PER_KJ = 1 / 4.184;

/** A line of a label with an amount of something. */
export interface Row {
  name: RowName;
  cells: Cell[];
}

/** The rows of a label's lines, the first one of each name; for energy all, because it may be on two lines. */
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

/** A line without its own words continues the energy of the previous line. */
function nameOf(line: string, last: RowName | undefined): RowName | undefined {
  const name = rowNameOf(line);
  if (name !== undefined) return name;
  const isMore = last === 'energy' || last === undefined;
  return isMore && /\d\s?k(cal|eal|j)/.test(line) && !/\b2[.,]?000\b/.test(line)
    ? 'energy'
    : undefined;
}

/** The part after the row's name: 'vitamin b12 2.5 µg' has a number in its name. */
function valuesOf(line: string): string {
  return line.replace(/vitamin\w{0,20} [a-z]?\d*/, ' ');
}

const IN_NAME = /\((g|mg|kj|kcal)\)/;

/** If the unit is next to the name, the numbers have none: 'Fat (g) 2.1', 'Calories 230'. */
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

/** Energy of one column, as printed in either unit. */
export interface PrintedEnergy {
  kcal: number | undefined;
  kj: number | undefined;
}

/** The energy of each column, in the columns' order. */
export function energyOf(rows: readonly Row[]): PrintedEnergy[] {
  const cells = rows
    .filter(({ name }) => name === 'energy')
    .flatMap(({ cells }) => withUnits(cells));
  const kcal = cells.filter(({ unit }) => unit === 'kcal').map(valueOf);
  const kj = cells.filter(({ unit }) => unit === 'kj').map(valueOf);
  const columns = Math.max(kcal.length, kj.length);
  return Array.from({ length: columns }, (_, index) => ({ kcal: kcal[index], kj: kj[index] }));
}

/** The possible values in kcal, the most likely first. */
export function caloriesOf({ kcal, kj }: PrintedEnergy): number[] {
  const fromKj = kj === undefined ? [] : [Math.round(kj * KCAL_PER_KJ)];
  return kcal === undefined ? fromKj : [kcal, ...fromKj];
}

/** Whether kJ and kcal match, except for rounding. */
export function agree({ kcal, kj }: PrintedEnergy): boolean {
  if (kcal === undefined || kj === undefined) return true;
  return Math.abs(kj * KCAL_PER_KJ - kcal) <= Math.max(2, kcal * 0.04);
}

/** A number without a recognized unit has that of its row; in a row without units, a value above any kcal is kJ. */
function withUnits(cells: readonly Cell[]): Cell[] {
  const known = cells.find(({ unit }) => unit === 'kj' || unit === 'kcal')?.unit;
  return cells.map((cell) => {
    const guess = known ?? (valueOf(cell) > 900 ? 'kj' : 'kcal');
    return { ...cell, unit: cell.unit === 'kj' || cell.unit === 'kcal' ? cell.unit : guess };
  });
}

function valueOf({ candidates }: Cell): number {
  return candidates[0]?.value ?? 0;
}

export type Column = 'per100' | 'perServing';

/** The text above the numbers of a label. */
export interface Heading {
  columns: Column[];
  unit: 'g' | 'ml';
  serving: Serving | null;
}

/** Which columns a label has, its serving, and whether it uses grams or milliliters. */
export function headingOf(lines: readonly string[]): Heading {
  // A row with 100 g of something is not a heading.
  const heads = lines
    .filter((line) => rowNameOf(line) === undefined)
    .map(columnsIn)
    .filter((columns) => columns.length > 0);
  // The line with the most columns; of several, the last one.
  const columns = heads.reduce((best, one) => (one.length >= best.length ? one : best), []);
  const all = lines.join('\n');
  return { columns, unit: /\b100\s?ml/.test(all) ? 'ml' : 'g', serving: servingIn(lines) };
}

function columnsIn(line: string): Column[] {
  const found: [number, Column][] = [
    ...[...line.matchAll(HUNDRED)].map(({ index }): [number, Column] => [index, 'per100']),
    ...[...line.matchAll(SERVING)].map(({ index }): [number, Column] => [index, 'perServing']),
    ...[...line.matchAll(AMOUNT_OF)].flatMap(({ index, 1: amount }): [number, Column][] =>
      Number(amount) === 100 ? [] : [[index, 'perServing']],
    ),
  ];
  const inOrder = found.sort(([one], [other]) => one - other).map(([, column]) => column);
  return inOrder.filter((column, index) => column !== inOrder[index - 1]);
}

/** The serving size: 'Serving size 2/3 cup (55g)', 'per 30 g serving', 'pro Portion (250 g)'. */
function servingIn(lines: readonly string[]): Serving | null {
  for (const line of lines.filter((one) => one.search(SERVING) >= 0)) {
    const [, digits, unit] = PARENTHESES.exec(line) ?? [];
    const bracketed = sizeOf(digits, unit);
    if (bracketed !== null) return { size: bracketed, text: measureIn(line) };
    for (const [, amount, amountUnit] of line.matchAll(AMOUNT_OF)) {
      const stated = sizeOf(amount, amountUnit);
      if (stated !== null) return { size: stated, text: '' };
    }
  }
  return null;
}

/** The g of '(55g)' is often read as a 9; without either it is not a size. 100 g is the other column. */
function sizeOf(digits: string | undefined, unit: string | undefined): number | null {
  if (digits === undefined || (unit === undefined && !/\d9$/.test(digits))) return null;
  const text = unit === undefined ? digits.slice(0, -1) : digits;
  const size = Number(text.replace(',', '.'));
  return size > 0 && size <= SIZE_MOST && size !== 100 ? size : null;
}

/** The household measure of 'serving size 2/3 cup (55g)'. */
function measureIn(line: string): string {
  const [, said = ''] = /serving size:?(.*)/s.exec(line) ?? [];
  return said
    .slice(0, Math.max(0, said.indexOf('(')))
    .trim()
    .slice(0, 60);
}
