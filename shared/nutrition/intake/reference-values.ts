import type { Nutrient } from '#shared/records/nutrients';

/** The nutrients beyond energy and macros that items carry. */
export const MORE_NUTRIENTS = [
  'fiber',
  'sugar',
  'saturatedFat',
  'sodium',
  'cholesterol',
  'vitaminC',
] as const satisfies readonly Nutrient[];

export type MoreNutrient = (typeof MORE_NUTRIENTS)[number];

/** A published amount a day, for healthy adults. */
export interface Reference {
  direction: 'at least' | 'at most';
  /** In the nutrient's unit, a day. */
  amount: number;
  /** Who publishes it, and as what. */
  source: string;
}

/** kcal a day of the published values, where a person has no target of their own. */
export const REFERENCE_ENERGY = 2_000;

const FIBER_PER_1000_KCAL = 14;
const SATURATED_SHARE = 0.1;
const FAT_KCAL = 9;

/**
 * The reference value of each nutrient for a day of so much energy; those that are published as a share
 * of energy follow it. Tables know all sugars together, so that the one limit for all sugars is used and
 * not those for added or free sugars.
 * @param energy kcal a day
 */
export function referenceValues(energy: number): Record<MoreNutrient, Reference> {
  return {
    fiber: {
      direction: 'at least',
      amount: (energy / 1_000) * FIBER_PER_1000_KCAL,
      source: '14 g for 1,000 kcal, adequate intake (Institute of Medicine, 2005)',
    },
    sugar: {
      direction: 'at most',
      amount: 90,
      source:
        'reference intake of all sugars together, those of fruit and milk too (Regulation (EU) 1169/2011, Annex XIII)',
    },
    saturatedFat: {
      direction: 'at most',
      amount: (energy * SATURATED_SHARE) / FAT_KCAL,
      source: 'a tenth of the energy (World Health Organization, 2023)',
    },
    sodium: {
      direction: 'at most',
      amount: 2_000,
      source: '2 g, which is 5 g of salt (World Health Organization, 2012)',
    },
    cholesterol: {
      direction: 'at most',
      amount: 300,
      source: 'daily value (US Food and Drug Administration, 21 CFR 101.9)',
    },
    vitaminC: {
      direction: 'at least',
      amount: 90,
      source: 'daily value (US Food and Drug Administration, 21 CFR 101.9)',
    },
  };
}

/** From this part of what was eaten on, what is unknown does not keep a mean from being judged. */
export const ENOUGH_KNOWN = 0.8;

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
