import type { NutrientTarget } from '#shared/records/nutrient-target';

import { readNumber } from '../../ui/words/read-number';
import { messages } from './messages';

export type Bounds = Pick<NutrientTarget, 'least' | 'most'>;

const AMOUNT_MOST = 1_000_000;

/** Reads a typed minimum and maximum; returns messages for invalid fields. */
export function readBounds(
  typed: Record<keyof Bounds, string>,
): { bounds: Bounds } | { problems: Partial<Record<keyof Bounds, string>> } {
  const least = amountOf(typed.least);
  const most = amountOf(typed.most);
  if (least === 'wrong' || most === 'wrong')
    return {
      problems: {
        ...(least === 'wrong' && { least: messages.enterAnAmount }),
        ...(most === 'wrong' && { most: messages.enterAnAmount }),
      },
    };
  if (least === null && most === null) return { problems: { least: messages.enterOneOfThem } };
  if (least !== null && most !== null && least > most)
    return { problems: { most: messages.belowTheMinimum } };
  return { bounds: { least, most } };
}

/** Null if nothing was typed. */
function amountOf(text: string): number | null | 'wrong' {
  if (text.trim() === '') return null;
  const amount = readNumber(text);
  return amount !== null && amount >= 0 && amount <= AMOUNT_MOST ? amount : 'wrong';
}
