import type { AverageDay } from '#shared/nutrition/intake/average-day';
import {
  standingTo,
  type MoreNutrient,
  type Reference,
  type Standing,
} from '#shared/nutrition/intake/reference-values';

import { nutrientWords } from '../../../ui/figures/nutrient-words';

const ALL_KNOWN = 0.995;

/** 'at least' if the nutrient is unknown for a part. */
export function meanWords(nutrient: MoreNutrient, { nutrients, coverage }: AverageDay): string {
  const words = nutrientWords(nutrient, nutrients[nutrient]);
  if (nutrients[nutrient] === null || coverage[nutrient] >= ALL_KNOWN) return words;
  return `at least ${words}`;
}

export function coverageWords(coverage: number): string | null {
  if (coverage >= ALL_KNOWN) return null;
  if (coverage === 0) return 'Not known for anything that you ate.';
  const percent = Math.min(99, Math.max(1, Math.round(coverage * 100)));
  return `Known for ${percent} % of what you ate, by its calories; the rest may hold more.`;
}

const STANDING: Record<Reference['direction'], Record<Standing, string>> = {
  'at least': {
    reached: 'reached',
    below: 'less than that',
    open: 'too little is known to compare',
  },
  'at most': {
    reached: 'more than that',
    below: 'within it',
    open: 'too little is known to compare',
  },
};

/** 'at most 2,000 mg: within it' */
export function referenceWords(
  nutrient: MoreNutrient,
  reference: Reference,
  { nutrients, coverage }: AverageDay,
): string {
  const standing = standingTo(reference, nutrients[nutrient], coverage[nutrient]);
  const value = nutrientWords(nutrient, reference.amount);
  return `${reference.direction} ${value} a day: ${STANDING[reference.direction][standing]}`;
}
