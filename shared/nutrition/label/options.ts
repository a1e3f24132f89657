import type { Candidate, Cell } from './cells';
import type { Column } from './columns';

/** One way to read a row: a number for each column that it has, and what speaks against it. */
export interface Option {
  values: Partial<Record<Column, number>>;
  cost: number;
  /** Whether the columns contradict each other. */
  apart: boolean;
}

export interface Table {
  columns: readonly Column[];
  /** A serving over 100; undefined where it is not known. */
  ratio: number | undefined;
  /** How far figures may be apart beyond their rounding, as a share. */
  slack: number;
  /** Whether the numbers have units behind them, so that a last 9 is likelier a g. */
  unitsPrinted: boolean;
}

const CONTRADICTION = 3;
const UNLIKELY = 0.8;
const MOST = 6;

/** The ways to read a row, the likeliest first. */
export function optionsOf(cells: readonly Cell[], table: Table): Option[] {
  const [first, second] = table.columns;
  const one = cells[0];
  const other = cells[1];
  if (first === undefined || !one) return [];
  const pairs = second !== undefined && other !== undefined;
  const options = weighed(one, table).flatMap((under) => {
    const { value, cost } = under;
    if (!pairs) return [{ values: { [first]: value }, cost, apart: false }];
    return weighed(other, table).map((beside) => {
      const values = { [first]: value, [second]: beside.value };
      const [hundred, serving] = first === 'per100' ? [under, beside] : [beside, under];
      const apart = contradict(hundred, serving, table);
      const both = together(cost, beside.cost) + (apart ? CONTRADICTION : 0);
      return { values, cost: both, apart };
    });
  });
  return options.sort((a, b) => a.cost - b.cost).slice(0, MOST);
}

/** What was lost in one column was likely lost in the other, too. */
function together(one: number, other: number): number {
  return Math.max(one, other) + 0.3 * Math.min(one, other);
}

function weighed({ unit, candidates }: Cell, { unitsPrinted }: Table): Candidate[] {
  const hasNine = candidates.some(({ isNine }) => isNine);
  return candidates.map((one) => {
    const isUnlikely = unit === undefined && hasNine && one.isNine !== unitsPrinted;
    return isUnlikely ? { ...one, cost: one.cost + UNLIKELY } : one;
  });
}

/** Both are rounded, each to its own last digit. */
function contradict(per100: Candidate, perServing: Candidate, { ratio, slack }: Table): boolean {
  if (ratio === undefined) return false;
  const expected = per100.value * ratio;
  const rounding = 0.55 * (perServing.step + per100.step * ratio);
  return Math.abs(expected - perServing.value) > rounding + expected * slack;
}
