import type { Candidate, Cell } from './cells';
import type { Column } from './rows';

/** One interpretation of a row: a number for each of its columns, and its cost. */
export interface Option {
  values: Partial<Record<Column, number>>;
  cost: number;
  /** Whether the columns contradict each other. */
  apart: boolean;
}

export interface Table {
  /** The most that 100 g can contain. */
  most: number;
  /** Whether numbers from ten on have decimals, so that one without has probably lost its decimal point. */
  alwaysDecimals: boolean;
  columns: readonly Column[];
  /** Serving size divided by 100; undefined if unknown. */
  ratio: number | undefined;
  /** How far values may differ beyond their rounding, as a share. */
  slack: number;
  /** Whether the numbers have units behind them, so that a final 9 is probably a g. */
  unitsPrinted: boolean;
}

const CONTRADICTION = 3;
const UNLIKELY = 0.8;
const MOST = 6;
const LOST_POINT = 1;
const REGAINED = 0.7;

/** The interpretations of a row, the most likely first. */
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
  const possible = options.filter(({ values }) => (values.per100 ?? 0) <= table.most);
  const left = possible.length > 0 ? possible : options;
  return left.sort((a, b) => a.cost - b.cost).slice(0, MOST);
}

/** What was lost in one column was probably lost in the other, too. */
function together(one: number, other: number): number {
  return Math.max(one, other) + 0.3 * Math.min(one, other);
}

function weighed({ unit, candidates }: Cell, table: Table): Candidate[] {
  const { unitsPrinted, alwaysDecimals } = table;
  const hasNine = candidates.some(({ isNine }) => isNine);
  return candidates.map((one) => {
    const isUnlikely = unit === undefined && hasNine && one.isNine !== unitsPrinted;
    const isBare = alwaysDecimals && one.step === 1 && one.value >= 10;
    const isPointed = alwaysDecimals && one.step === 0.1 && one.cost >= LOST_POINT;
    const extra =
      (isUnlikely ? UNLIKELY : 0) + (isBare ? LOST_POINT : 0) - (isPointed ? REGAINED : 0);
    return { ...one, cost: one.cost + extra };
  });
}

/** Both are rounded, each to its own last digit. */
function contradict(per100: Candidate, perServing: Candidate, { ratio, slack }: Table): boolean {
  if (ratio === undefined) return false;
  const expected = per100.value * ratio;
  const rounding = 0.55 * (perServing.step + per100.step * ratio);
  return Math.abs(expected - perServing.value) > rounding + expected * slack;
}
