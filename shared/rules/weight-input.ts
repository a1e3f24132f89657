import * as z from 'zod';

import { profileInputSchema } from '#shared/records/profile-input';
import type { Weight } from '#shared/records/weight';

import { inKilograms } from './units';

/** A change of more than this share is mostly a slip: another unit, or a digit too many. */
const USUAL_SHARE = 0.15;

// Two decimals in pounds and kilograms come no closer to the share than this by chance.
const ROUNDING = 1e-9;

/** A weight as it is typed, with a decimal point or comma, in the record's own unit. */
const weightInputSchema = z.strictObject({
  weight: profileInputSchema.shape.currentWeight,
});

/** The number that was typed, or what is wrong with it in words. */
export function readWeight(text: string): { weight: number } | { problem: string } {
  const { data, error } = weightInputSchema.safeParse({ weight: text });
  if (data) return data;
  const [issue] = error.issues;
  const isMissing = text.trim() === '';
  return { problem: isMissing || !issue ? 'Please enter your weight' : issue.message };
}

type Weighed = Pick<Weight, 'weight' | 'weightUnit'>;

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
