import type { Weight } from '#shared/records/weight';

import { inKilograms } from '../units';

type Weighed = Pick<Weight, 'weight' | 'weightUnit'>;

/** A change of more than this share is mostly a slip: another unit, or a digit too many. */
const USUAL_SHARE = 0.15;
// Two decimals in pounds and kilograms come no closer to the share than this by chance.
const ROUNDING = 1e-9;

/** How far a weight is from the one before. */
export interface UnusualChange {
  /** Of the weight before, to a whole number. */
  percent: number;
  isLess: boolean;
}

/** What is unusual in a weight beside another of the same person; null for a change of up to 15 %. */
export function unusualChange(entered: Weighed, last: Weighed): UnusualChange | null {
  const before = inKilograms(last.weight, last.weightUnit);
  const share = inKilograms(entered.weight, entered.weightUnit) / before - 1;
  if (Math.abs(share) <= USUAL_SHARE + ROUNDING) return null;
  return { percent: Math.round(Math.abs(share) * 100), isLess: share < 0 };
}
