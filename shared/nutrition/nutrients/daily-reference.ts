import type { EveryNutrient } from '#shared/records/every-nutrient';
import { ADULT, type Gender } from '#shared/records/profile';
import {
  MORE_NUTRIENTS,
  type MoreNutrient,
  NUTRIENT_ROWS,
  type Reference,
} from '#shared/records/nutrients';

import { DAILY_NEEDS, UPPER_LIMITS, type Need } from './daily-needs';

/** The user for whom a value is looked up. */
export interface Eater {
  /** In years. */
  age: number;
  gender: Gender;
}

/** Used for users without goals: the needs of adults of either sex. */
export const SOMEBODY: Eater = { age: 30, gender: 'other' };

export interface Bound {
  /** In the nutrient's unit, a day. */
  amount: number;
  /** Who publishes it, and as what. */
  source: string;
}

/** The published values of a nutrient for a user; empty if there are none. */
export interface DailyReference {
  least?: Bound;
  most?: Bound;
}

const ACADEMIES = 'National Academies, Dietary Reference Intakes';
const KINDS = {
  recommended: 'recommended dietary allowance',
  adequate: 'adequate intake',
} as const;

/**
 * The published values per day. For gender 'other' the higher of the two needs is used.
 * @param energy kcal a day, for what is published as a share of energy
 */
export function dailyReference(
  nutrient: EveryNutrient,
  { age, gender }: Eater,
  energy: number,
): DailyReference {
  return {
    ...other(nutrient, age, energy),
    ...leastOf(nutrient, { age, gender }),
    ...mostOf(nutrient, { age, gender }),
  };
}

/**
 * Of what is published for a person, the one side that an average day is compared with; null where nobody publishes
 * it. The same figures as `dailyReference`.
 * @param energy kcal a day, for what is published as a share of energy
 */
export function mainReference(
  nutrient: MoreNutrient,
  eater: Eater,
  energy: number,
): Reference | null {
  const { direction } = NUTRIENT_ROWS[nutrient].reference(energy);
  const { least, most } = dailyReference(nutrient, eater, energy);
  const bound = direction === 'at least' ? least : most;
  return bound ? { direction, ...bound } : null;
}

function leastOf(nutrient: EveryNutrient, eater: Eater): DailyReference {
  const need = DAILY_NEEDS[nutrient];
  const amount = need && needOf(need.of, eater);
  if (!need || amount === undefined) return {};
  return { least: { amount, source: `${KINDS[need.kind]} (${ACADEMIES}, ${need.year})` } };
}

function mostOf(nutrient: EveryNutrient, eater: Eater): DailyReference {
  const limit = UPPER_LIMITS[nutrient];
  const amount = limit && needOf(limit.of, eater);
  if (!limit || amount === undefined) return {};
  return { most: { amount, source: `tolerable upper intake level (${ACADEMIES}, ${limit.year})` } };
}

function needOf(of: readonly Need[], { age, gender }: Eater): number | undefined {
  const need = of.filter(({ age: from }) => from <= age).at(-1);
  if (!need) return undefined;
  return gender === 'other' ? Math.max(need.male, need.female) : need[gender];
}

const EPA_DHA: DailyReference = {
  least: {
    amount: 0.25,
    source: 'adequate intake of adults (European Food Safety Authority, 2010)',
  },
};
const CAFFEINE: DailyReference = {
  most: {
    amount: 400,
    source: 'a day that gives adults no concern for safety (European Food Safety Authority, 2015)',
  },
};

const EVERY_AGE: readonly EveryNutrient[] = ['fiber', 'saturatedFat'];

/** What is not by age and sex. Published for adults, but for fiber and saturated fat. */
function other(nutrient: EveryNutrient, age: number, energy: number): DailyReference {
  if (age < ADULT && !EVERY_AGE.includes(nutrient)) return {};
  if (nutrient === 'epaDha') return EPA_DHA;
  if (nutrient === 'caffeine') return CAFFEINE;
  return isBound(nutrient) ? bound(nutrient, energy) : {};
}

/** Its row says what is published for everybody, and no need is published by age and sex. */
function isBound(nutrient: EveryNutrient): nutrient is MoreNutrient {
  return (MORE_NUTRIENTS as readonly string[]).includes(nutrient) && !DAILY_NEEDS[nutrient];
}

function bound(nutrient: MoreNutrient, energy: number): DailyReference {
  const { direction, amount, source } = NUTRIENT_ROWS[nutrient].reference(energy);
  return direction === 'at least' ? { least: { amount, source } } : { most: { amount, source } };
}
