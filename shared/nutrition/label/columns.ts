import type { Serving } from './label-reading';
import { rowNameOf } from './row-names';

export type Column = 'per100' | 'perServing';

/** What stands over the numbers of a label. */
export interface Heading {
  columns: Column[];
  unit: 'g' | 'ml';
  serving: Serving | null;
}

const HUNDRED = /\b100\s?(g|ml|9)(?![a-z0-9])|\b1009\b|per100\s?(g|ml|9)/g;
const SERVING =
  /servings?\b|portion|porcion|porzione|portie|racion|slice|biscuit|\bpot\b|\bbar\b|\bcan\b|\bpack\b|piece|scheibe|riegel|tranche|amount per/g;
const AMOUNT_OF = /(?:per|pro|pour|par|por|je|\()\s*(\d+(?:[.,]\d+)?)\s?(g|ml|9)(?![a-z0-9])/g;
const PARENTHESES = /\((\d+(?:[.,]\d+)?)\s?(g|ml|9)?\)/;

/** Which columns a label has, what a serving is, and whether it counts grams or millilitres. */
export function headingOf(lines: readonly string[]): Heading {
  // A row with 100 g of something in it is no heading.
  const heads = lines
    .filter((line) => rowNameOf(line) === undefined)
    .map(columnsIn)
    .filter((columns) => columns.length > 0);
  // The line with the most columns; of several, the last.
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

/** The serving's size: 'Serving size 2/3 cup (55g)', 'per 30 g serving', 'pro Portion (250 g)'. */
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

const SIZE_MOST = 2_000;

/** The g of '(55g)' is often read as a 9; without either it is no size. 100 g is the other column. */
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
