import type { Food, Portion } from '#shared/nutrition/food';
import { isWhole } from '#shared/nutrition/whole';
import type { MealItem } from '#shared/records/meal-item';

/** A household measure of a food, taken a number of times. */
export interface Measured {
  portion: Portion;
  count: number;
}

export const COUNT_STEP = 0.5;
const COUNT_MOST = 99;
// What surveys take where nobody knows, and no measure that anybody would choose.
const NO_MEASURE = /not specified|guideline/i;

/** The measures of a food that a person can choose from. */
export function measuresOf({ portions }: Pick<Food, 'portions'>): Portion[] {
  return portions.filter(({ text, grams }) => grams > 0 && !NO_MEASURE.test(text));
}

/** A measure in words: '1.5 cup', '2 × small pizza'. */
export function measureWords({ portion: { text }, count }: Measured): string {
  const rest = /^1 (.+)$/.exec(text)?.[1];
  return (rest === undefined ? `${count} × ${text}` : `${count} ${rest}`).slice(0, 120);
}

/** The measure that an item was last given by its person; undefined where it is in grams. */
export function measureOf(item: MealItem, food: Pick<Food, 'portions'>): Measured | undefined {
  for (const portion of measuresOf(food)) {
    const count = Math.round((item.grams / portion.grams) * 100) / 100;
    // An import calls the whole by its own measure: '1 medium'. It is counted all the same.
    const isIn = isWhole(item) || measureWords({ portion, count }) === item.amount.text;
    if (count > 0 && isIn) return { portion, count };
  }
  return undefined;
}

/** One step more or less, on the half numbers. */
export function stepped(count: number, step: 1 | -1): number {
  const next = step > 0 ? Math.floor(count / COUNT_STEP) + 1 : Math.ceil(count / COUNT_STEP) - 1;
  return Math.min(COUNT_MOST, Math.max(COUNT_STEP, next * COUNT_STEP));
}
