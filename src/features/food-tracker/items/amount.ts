import type { Food, Portion } from '#shared/nutrition/food';
import type { MealItem } from '#shared/records/meal-item';

import { measureOf, measureWords, stepped } from './measures';

export interface Amount {
  /** Null for grams. */
  portion: Portion | null;
  typed: string;
}

const GRAMS_MAX = 10_000;
const GRAMS_STEP = 10;

/** In the measure that was chosen for it, or else in grams. */
export function amountOf(item: MealItem, food: Pick<Food, 'portions'>): Amount {
  const measured = measureOf(item, food);
  if (measured) return { portion: measured.portion, typed: String(measured.count) };
  return { portion: null, typed: String(Math.round(item.grams * 10) / 10) };
}

/** undefined if it is not a valid amount. */
export function itemWith({ portion, typed }: Amount): { grams: number; text: string } | undefined {
  const number = numberIn(typed);
  if (number === undefined) return undefined;
  const exact = portion ? number * portion.grams : number;
  const grams = Math.round(exact * 10) / 10;
  if (grams > GRAMS_MAX) return undefined;
  return { grams, text: portion ? measureWords({ portion, count: number }) : `${grams} g` };
}

export function amountProblem(amount: Amount): string | null {
  if (itemWith(amount)) return null;
  return numberIn(amount.typed) === undefined
    ? 'Please enter a number.'
    : 'At most 10,000 grams, please.';
}

export function steppedAmount({ portion, typed }: Amount, step: 1 | -1): Amount {
  const number = numberIn(typed) ?? 0;
  if (portion) return { portion, typed: String(stepped(number, step)) };
  const grams = Math.min(GRAMS_MAX, Math.max(0, number + step * GRAMS_STEP));
  return { portion, typed: String(Math.round(grams * 10) / 10) };
}

function numberIn(typed: string): number | undefined {
  const number = Number(typed.trim().replace(',', '.'));
  return typed.trim() !== '' && Number.isFinite(number) && number >= 0 ? number : undefined;
}
