import type { MealItem } from '#shared/records/meal-item';

import { isFromLabel, PERSONAL_TABLE } from '../table/personal-food';
import { isWhole } from './items';
import { rangeOfItems } from './meal-range';
import { itemNutrients } from './totals';

type Told = Pick<MealItem, 'source' | 'amount' | 'confidence' | 'edited'>;

/**
 * Whether an item's nutrients were printed or entered and its amount was weighed or counted. Nothing is estimated, so
 * no range is shown.
 */
export function isExact(item: Told): boolean {
  return hasExactFigures(item) && hasExactAmount(item);
}

function hasExactFigures({ source, confidence, edited }: Told): boolean {
  // Imported values come from other programs; their confidence distinguishes them from the user's own.
  if (source.kind === 'person') return confidence === 'high';
  const isOwn = source.kind === 'table' && (source.table === PERSONAL_TABLE || isFromLabel(source));
  return isOwn && (confidence === 'high' || edited.includes('food'));
}

const COUNTED = new Set<MealItem['amount']['basis']>([
  'stated-weight',
  'stated-count',
  'stated-measure',
]);

function hasExactAmount(item: Told): boolean {
  const { amount, confidence, edited } = item;
  if (isWhole(item)) return true;
  if (amount.basis === 'person') return edited.includes('grams');
  return COUNTED.has(amount.basis) && confidence === 'high';
}

interface ShownRange {
  /** In kcal. */
  low: number;
  high: number;
}

/** The bounds of an item's calories as shown, in kcal; equal if the item is exact. */
export function shownRange(item: MealItem): ShownRange {
  const { caloriesLow, caloriesHigh } = withoutDoubt(item);
  return { low: caloriesLow, high: caloriesHigh };
}

/** The same for all items of a meal. */
export function shownRangeOf(items: readonly MealItem[]): ShownRange {
  const { caloriesLow, caloriesHigh } = rangeOfItems(items.map(withoutDoubt));
  return { low: caloriesLow, high: caloriesHigh };
}

function withoutDoubt(item: MealItem): MealItem {
  if (!isExact(item)) return item;
  const calories = itemNutrients(item).calories ?? 0;
  return { ...item, caloriesLow: calories, caloriesHigh: calories };
}
