import type { DecimalMark } from './numbers';
import { numberOf } from './numbers';

const GRAMS: Readonly<Record<string, number>> = {
  g: 1,
  gr: 1,
  gram: 1,
  grams: 1,
  kg: 1_000,
  oz: 28.349523125,
  ounce: 28.349523125,
  ounces: 28.349523125,
  lb: 453.59237,
  lbs: 453.59237,
  pound: 453.59237,
  pounds: 453.59237,
};
// '150.00 g' and '150 g, cooked', not '5 oz can' and not '8 fl oz'.
const WEIGHED = /^([\d.,]+)\s*([a-z]+)\s*(?:,.*)?$/i;
const MOST = 10_000;

/** Grams that an amount in words states; null where it states another measure, or none. */
export function weightOfAmount(amount: string, mark: DecimalMark): number | null {
  const [, count = '', unit = ''] = WEIGHED.exec(amount.trim()) ?? [];
  const each = GRAMS[unit.toLowerCase()];
  const number = numberOf(count, mark);
  if (each === undefined || number === null) return null;
  const grams = number * each;
  return grams > 0 && grams <= MOST ? grams : null;
}
