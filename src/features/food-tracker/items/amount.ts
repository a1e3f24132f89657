import type { Food, Portion } from '#shared/nutrition/table/food';
import { isWhole } from '#shared/nutrition/items/items';
import type { MealItem } from '#shared/records/meal-item';

import { messages } from './messages';

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
    ? messages.pleaseEnterANumber
    : messages.atMost10000Grams;
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

interface Measured {
  portion: Portion;
  count: number;
}

const COUNT_STEP = 0.5;

const COUNT_MAX = 99;

// Survey entries for unknown amounts: not a measure to choose.
const NO_MEASURE = /not specified|guideline/i;

export function measuresOf({ portions }: Pick<Food, 'portions'>): Portion[] {
  return portions.filter(({ text, grams }) => grams > 0 && !NO_MEASURE.test(text));
}

/** '1.5 cup', '2 × small pizza' */
function measureWords({ portion: { text }, count }: Measured): string {
  const rest = /^1 (.+)$/.exec(text)?.[1];
  return (rest === undefined ? `${count} × ${text}` : `${count} ${rest}`).slice(0, 120);
}

/** undefined if it is in grams. */
function measureOf(item: MealItem, food: Pick<Food, 'portions'>): Measured | undefined {
  for (const portion of measuresOf(food)) {
    const count = Math.round((item.grams / portion.grams) * 100) / 100;
    // An import calls the whole by its own measure: '1 medium'. It is counted all the same.
    const isIn = isWhole(item) || measureWords({ portion, count }) === item.amount.text;
    if (count > 0 && isIn) return { portion, count };
  }
  return undefined;
}

/** To the next half number. */
function stepped(count: number, step: 1 | -1): number {
  const next = step > 0 ? Math.floor(count / COUNT_STEP) + 1 : Math.ceil(count / COUNT_STEP) - 1;
  return Math.min(COUNT_MAX, Math.max(COUNT_STEP, next * COUNT_STEP));
}
