import type { Food, Portion } from '#shared/nutrition/food';
import { isWhole } from '#shared/nutrition/whole';
import type { MealItem } from '#shared/records/meal-item';

export interface Measured {
  portion: Portion;
  count: number;
}

export const COUNT_STEP = 0.5;
const COUNT_MOST = 99;
// Survey entries for unknown amounts: not a measure to choose.
const NO_MEASURE = /not specified|guideline/i;

export function measuresOf({ portions }: Pick<Food, 'portions'>): Portion[] {
  return portions.filter(({ text, grams }) => grams > 0 && !NO_MEASURE.test(text));
}

/** '1.5 cup', '2 × small pizza' */
export function measureWords({ portion: { text }, count }: Measured): string {
  const rest = /^1 (.+)$/.exec(text)?.[1];
  return (rest === undefined ? `${count} × ${text}` : `${count} ${rest}`).slice(0, 120);
}

/** undefined if it is in grams. */
export function measureOf(item: MealItem, food: Pick<Food, 'portions'>): Measured | undefined {
  for (const portion of measuresOf(food)) {
    const count = Math.round((item.grams / portion.grams) * 100) / 100;
    // An import calls the whole by its own measure: '1 medium'. It is counted all the same.
    const isIn = isWhole(item) || measureWords({ portion, count }) === item.amount.text;
    if (count > 0 && isIn) return { portion, count };
  }
  return undefined;
}

/** To the next half number. */
export function stepped(count: number, step: 1 | -1): number {
  const next = step > 0 ? Math.floor(count / COUNT_STEP) + 1 : Math.ceil(count / COUNT_STEP) - 1;
  return Math.min(COUNT_MOST, Math.max(COUNT_STEP, next * COUNT_STEP));
}
