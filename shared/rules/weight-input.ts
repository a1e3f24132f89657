import * as z from 'zod';

import { profileInputSchema } from '#shared/records/profile-input';
import type { Weight } from '#shared/records/weight';

import { inKilograms } from './units';

/** A larger change is mostly a typing error: another unit, or an extra digit. */
const USUAL_SHARE = 0.15;

// Two decimals in pounds and kilograms come no closer to the share than this by chance.
const ROUNDING = 1e-9;

/** A weight as it is typed, with a decimal point or comma, in the record's own unit. */
const weightInputSchema = z.strictObject({
  weight: profileInputSchema.shape.currentWeight,
});

/** The typed number, or an error text. */
export function readWeight(text: string): { weight: number } | { problem: string } {
  const { data, error } = weightInputSchema.safeParse({ weight: text });
  if (data) return data;
  const [issue] = error.issues;
  const isMissing = text.trim() === '';
  return { problem: isMissing || !issue ? 'Please enter your weight' : issue.message };
}

type Weighed = Pick<Weight, 'weight' | 'weightUnit'>;

/** How much a weight differs from the previous one. */
export interface UnusualChange {
  /** Percent of the previous weight, as a whole number. */
  percent: number;
  isLess: boolean;
}

/** How much a weight differs from the user's last one; null for a change of up to 15 %. */
export function unusualChange(entered: Weighed, last: Weighed): UnusualChange | null {
  const before = inKilograms(last.weight, last.weightUnit);
  const share = inKilograms(entered.weight, entered.weightUnit) / before - 1;
  if (Math.abs(share) <= USUAL_SHARE + ROUNDING) return null;
  return { percent: Math.round(Math.abs(share) * 100), isLess: share < 0 };
}
