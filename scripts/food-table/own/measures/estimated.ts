import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Weights of a food that were estimated, in grams; null where the table's own stands. */
export interface EstimatedWeights {
  of: readonly [code: string, name: string];
  /** What is eaten where nobody says how much. */
  usual: number | null;
  /** What one weighs where somebody counts. */
  one: number | null;
}

const FILE = path.join(__dirname, 'estimated.csv');
const ROW = /^([^,]+),([\d.]*),([\d.]*),(.+)$/;

/**
 * Weights that two estimates give alike (within 1.4 times), made without a look at the tables and at each other, where
 * the table has more than about twice or less than half of both.
 * @throws Error for a row that is none
 */
export function estimatedWeights(): EstimatedWeights[] {
  const [, ...rows] = readFileSync(FILE, 'utf8').trim().split('\n');
  return rows.map((row) => {
    const [, code = '', usual = '', one = '', name = ''] = ROW.exec(row) ?? [];
    if (code === '') throw new Error(`'${row}' tells no weight`);
    return { of: [code, name], usual: gramsOf(usual), one: gramsOf(one) };
  });
}

function gramsOf(written: string): number | null {
  return written === '' ? null : Number(written);
}
