import type { Cell } from './cells';
import type { Row } from './rows';

/** kcal in a kJ. */
const KCAL_PER_KJ = 1 / 4.184;

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

/** The numbers of kcal that the print may mean, the likeliest first. */
export function caloriesOf({ kcal, kj }: PrintedEnergy): number[] {
  const fromKj = kj === undefined ? [] : [Math.round(kj * KCAL_PER_KJ)];
  return kcal === undefined ? fromKj : [kcal, ...fromKj];
}

/** Whether kJ and kcal say the same, but for rounding. */
export function agree({ kcal, kj }: PrintedEnergy): boolean {
  if (kcal === undefined || kj === undefined) return true;
  return Math.abs(kj * KCAL_PER_KJ - kcal) <= Math.max(2, kcal * 0.04);
}

/** A number whose unit was not read has that of its row; in a row without one, kJ is beyond any kcal. */
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
