import type { Reference } from '#shared/records/nutrients';

export { MORE_NUTRIENTS, type MoreNutrient, type Reference } from '#shared/records/nutrients';

/** kcal a day of the published values, where a person has no target of their own. */
export const REFERENCE_ENERGY = 2_000;

/** From this part of what was eaten on, what is unknown does not keep a mean from being judged. */
export const ENOUGH_KNOWN = 0.8;

/** From this part on a sum is told as it is; below it, as a lower bound. */
export const ALL_KNOWN = 0.995;

/** reached: at or beyond the value; below: under it; open: too little is known to say. */
export type Standing = 'reached' | 'below' | 'open';

/**
 * How a day's mean stands to a reference value. What is known is a lower bound: it can reach the value
 * whatever is unknown, but it is below only where enough is known.
 * @param amount in the nutrient's unit, null where nothing is known
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
