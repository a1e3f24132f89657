import type { Reference } from '#shared/records/nutrients';

export { MORE_NUTRIENTS, type MoreNutrient, type Reference } from '#shared/records/nutrients';

/** kcal per day of the published values, for users without a target. */
export const REFERENCE_ENERGY = 2_000;

/** With at least this coverage, a mean can be compared with a reference value. */
export const ENOUGH_KNOWN = 0.8;

/** With at least this coverage, a sum is shown as exact; below it, as a lower bound. */
export const ALL_KNOWN = 0.995;

/** reached: at or above the value; below: under it; open: too little is known. */
export type Standing = 'reached' | 'below' | 'open';

/**
 * Compares a daily mean with a reference value. The known amount is a lower bound, so it can reach the value at any
 * coverage, but counts as below only if enough is known.
 * @param amount in the nutrient's unit, null if unknown
 * @param coverage 0 to 1, see `AverageDay`
 */
export function standingTo(
  { amount: reference }: Pick<Reference, 'amount'>,
  amount: number | null,
  coverage: number,
): Standing {
  if (amount === null) return 'open';
  if (amount >= reference) return 'reached';
  return coverage >= ENOUGH_KNOWN ? 'below' : 'open';
}
