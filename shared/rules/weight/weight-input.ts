import * as z from 'zod';

import { profileInputSchema } from '#shared/records/profile-input';

/** A weight as it is typed, with a decimal point or comma, in the record's own unit. */
export const weightInputSchema = z.strictObject({
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
