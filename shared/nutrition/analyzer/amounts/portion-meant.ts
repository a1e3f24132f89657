import type { MealItem } from '#shared/records/meal-item';

import type { FoodTable } from '../../table/food-table';
import type { Amount } from './read-phrase';

// Foods that are sold in packs or served in portions, and seldom counted by the piece.
const OF_MANY_PIECES = /chips|pretzels|french fries|candy|popcorn|^dried fruits/i;

// A count whose pieces weigh so much less than a usual portion may count portions: 'fries x2'.
const PIECES_OF_PORTION = 7;

/**
 * The usual portion, where a small count of pieces may count portions or packs.
 * @returns grams of one portion; undefined where pieces are surely meant
 */
export function portionMeant(
  table: FoodTable,
  place: number,
  { amount, grams }: Pick<MealItem, 'amount' | 'grams'>,
  { count = 1 }: Amount,
): number | undefined {
  // 'a chip' is one.
  if (amount.basis !== 'stated-count' || count === 1) return undefined;
  const usual = table.food(place).usualGrams ?? 0;
  if (grams * PIECES_OF_PORTION > usual || !OF_MANY_PIECES.test(table.category(place)))
    return undefined;
  return usual;
}
