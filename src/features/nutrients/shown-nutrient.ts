import { ALL_KNOWN, ENOUGH_KNOWN, standingTo } from '#shared/nutrition/intake/reference-values';
import type { Bound, DailyReference } from '#shared/nutrition/nutrients/daily-reference';
import type { NutrientSum } from '#shared/nutrition/nutrients/sum-nutrients';
import { EVERY_ROW, type EveryNutrient } from '#shared/records/every-nutrient';

import { boundNumber, numberWithin } from '../../ui/figures/bound-number';
import { format } from '../../ui/words/format';
import { energyIn, energyUnit } from '../../ui/words/quantity';
import { messages } from './messages';

/**
 * '9.1 mg'; a positive amount is never shown as zero.
 * @param most a maximum that is shown beside it
 */
export function amountWords(nutrient: EveryNutrient, amount: number, most?: Bound): string {
  if (nutrient === 'calories') return `${fine(energyIn(amount))} ${energyUnit()}`;
  return `${fine(amount, most?.amount)} ${EVERY_ROW[nutrient].unit}`;
}

/** 'At least 25.9 g', 'at most 32.5 g': the amount of a bound, which is not rounded past itself. */
export function boundWords(
  nutrient: EveryNutrient,
  { amount }: Pick<Bound, 'amount'>,
  direction: 'at least' | 'at most',
): string {
  if (nutrient === 'calories') return amountWords(nutrient, amount);
  return `${boundNumber(amount, direction)} ${EVERY_ROW[nutrient].unit}`;
}

/** Rounds to whole numbers from ten on, to one decimal from one on, and to two below. */
function fine(amount: number, most?: number): string {
  const decimals = amount >= 10 ? 0 : amount >= 1 ? 1 : 2;
  const rounded = Number(amount.toFixed(decimals));
  if (rounded === 0 && amount > 0) return 'under 0.01';
  const words = rounded.toLocaleString('en', { maximumFractionDigits: decimals });
  return numberWithin(amount, most, { rounded, words });
}

/** Whether the known amount is a minimum. */
export function isLowerBound({ amount, coverage }: NutrientSum): boolean {
  return amount !== null && coverage < ALL_KNOWN;
}

/** '≥ 9.1 mg', or 'unknown'. */
export function sumWords(nutrient: EveryNutrient, sum: NutrientSum, most?: Bound): string {
  if (sum.amount === null) return 'unknown';
  const words = amountWords(nutrient, sum.amount, most);
  return isLowerBound(sum) ? `≥ ${words}` : words;
}

/** The same for screen readers. */
export function spokenSum(nutrient: EveryNutrient, sum: NutrientSum, most?: Bound): string {
  if (sum.amount === null) return 'unknown';
  const words = amountWords(nutrient, sum.amount, most);
  return isLowerBound(sum) ? format(messages.atLeastAmount, { amount: words }) : words;
}

export function percentWords(share: number): string {
  if (share > 0 && share < 0.01) return 'under 1%';
  return `${Math.round(share * 100).toLocaleString('en')}%`;
}

/** 'Known for 64% of the energy. ...'; null if all or nothing is known. */
export function coverageWords({ amount, coverage }: NutrientSum): string | null {
  if (amount === null || coverage >= ALL_KNOWN) return null;
  const percent = Math.min(99, Math.max(1, Math.round(coverage * 100)));
  return format(messages.coverage, { percent });
}

/** The value that a bar is compared with: the recommended amount, or the limit if there is none. */
export interface Measure {
  bound: Bound;
  kind: 'need' | 'limit';
  /** Amount divided by the bound. */
  share: number;
  isOver: boolean;
}

/** undefined if there is no reference value or the amount is unknown. */
export function measureOf(
  { amount }: Pick<NutrientSum, 'amount'>,
  { least, most }: DailyReference,
): Measure | undefined {
  const bound = least ?? most;
  if (!bound || amount === null) return undefined;
  return {
    bound,
    kind: least ? 'need' : 'limit',
    share: amount / bound.amount,
    isOver: most !== undefined && amount > most.amount,
  };
}

/** How many recommended amounts of a day are reached and how many limits are exceeded. */
export interface Standings {
  needs: number;
  reached: number;
  passed: number;
  open: number;
}

export function standings(
  of: readonly { sum: NutrientSum; reference: DailyReference }[],
): Standings {
  const needs = of.flatMap(({ sum, reference: { least } }) =>
    least ? standingTo(least, sum.amount, sum.coverage) : [],
  );
  const limits = of.flatMap(({ sum: { amount, coverage }, reference: { least, most } }) => {
    if (!most) return [];
    if (amount !== null && amount > most.amount) return 'passed';
    return !least && coverage < ENOUGH_KNOWN ? 'open' : [];
  });
  const open = [...needs, ...limits].filter((standing) => standing === 'open').length;
  return {
    needs: needs.length,
    reached: needs.filter((standing) => standing === 'reached').length,
    passed: limits.filter((standing) => standing === 'passed').length,
    open,
  };
}
