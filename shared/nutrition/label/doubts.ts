import { type Nutrient, NUTRIENTS, type Nutrients } from '#shared/records/nutrients';

import type { Cell } from './cells';
import { checkFigures } from './check-figures';
import type { Doubt } from './label-reading';
import { agree, type Column, type PrintedEnergy, type Row } from './rows';
import type { Figure, Settled } from './settle';

/** The values of a label, with the rows that they were read from. */
export interface Read {
  per100: Nutrients | null;
  perServing: Nutrients | null;
  columns: readonly Column[];
  rows: readonly Row[];
  figures: ReadonlyMap<Figure, Settled>;
  printed: readonly PrintedEnergy[];
}

const ALWAYS_PRINTED: readonly Nutrient[] = ['calories', 'protein', 'carbs', 'fat'];
// If more than this many of the values that every label prints are missing, the others are unreliable too.
const MISSING_MOST = 1;

/** The values to check: at most one doubt per nutrient, the first one found. */
export function doubtsOf(read: Read): Doubt[] {
  const shown = read.per100 ?? read.perServing;
  if (!shown) return [];
  const missing = ALWAYS_PRINTED.filter((nutrient) => shown[nutrient] === null);
  const isPoor = missing.length > MISSING_MOST;
  const poor = isPoor ? NUTRIENTS.filter((nutrient) => shown[nutrient] !== null) : [];
  const all: Doubt[] = [
    ...missing.map((nutrient): Doubt => ({ nutrient, reason: 'missing' })),
    ...(read.printed.every(agree) ? [] : [{ nutrient: 'calories', reason: 'kilojoules' } as const]),
    ...checkFigures(shown, read.per100 ? 100 : null),
    ...rowDoubts(read),
    ...poor.map((nutrient): Doubt => ({ nutrient, reason: 'unclear' })),
  ];
  return [...new Map(all.reverse().map((doubt) => [doubt.nutrient, doubt])).values()].reverse();
}

/** Contradictions between a value and the print of its row, or another interpretation of it. */
function rowDoubts({ rows, columns, figures }: Read): Doubt[] {
  const isLosing = losesPoints(rows, figures);
  const inPairs = rows.filter(({ cells }) => cells.length > 1).length > rows.length / 2;
  const least = columns.length > 1 && inPairs ? 2 : 1;
  const cellsOf = (figure: Figure) =>
    (rows.find(({ name }) => name === figure)?.cells ?? []).slice(0, columns.length);
  // The energy constrains carbohydrate, except for the fiber that it may include.
  const loose = mayHaveLostPoint(cellsOf('fiber')) ? [...UNBOUND, 'carbs'] : UNBOUND;
  return [...figures].flatMap(([figure, { option, unclear }]): Doubt[] => {
    const nutrient = nutrientOf(figure);
    if (option.apart) return [{ nutrient, reason: 'columns' }];
    const cells = cellsOf(figure);
    const isUnclear =
      unclear ||
      option.cost >= 1 ||
      isPartlyRead(cells, least) ||
      (isLosing && loose.includes(figure) && mayHaveLostPoint(cells));
    return isUnclear ? [{ nutrient, reason: 'unclear' }] : [];
  });
}

function nutrientOf(figure: Figure): Nutrient {
  return figure === 'salt' ? 'sodium' : figure;
}

/** @param least how many numbers a row has; a single one may belong to either column */
function isPartlyRead(cells: readonly Cell[], least: number): boolean {
  return cells.length < least || cells.some(({ isBroken }) => isBroken);
}

// Only their wholes limit these.
const UNBOUND: readonly Figure[] = ['sugar', 'saturatedFat', 'fiber'];

/**
 * Whether a number of this label may have lost its decimal point: others have one, or the energy has shown that some
 * lost theirs. Salt has decimals even on labels where nothing else has.
 */
function losesPoints(rows: readonly Row[], figures: ReadonlyMap<Figure, Settled>): boolean {
  return rows.some(({ name, cells }) => {
    if (name === 'energy' || name === 'salt') return false;
    const values = Object.values(figures.get(name)?.option.values ?? {});
    return values.some((value) => !Number.isInteger(value)) || cells.some(hasPoint);
  });
}

function hasPoint({ candidates: [literal] }: Cell): boolean {
  return literal !== undefined && literal.step < 1;
}

/** Only whole numbers, which may be ten times the printed value. */
function mayHaveLostPoint(cells: readonly Cell[]): boolean {
  const literals = cells.flatMap(({ candidates: [literal] }) => literal ?? []);
  return literals.every(({ step }) => step === 1) && literals.some(({ value }) => value >= 10);
}
