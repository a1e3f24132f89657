import { numberWords } from './number-words';

type Direction = 'at least' | 'at most';

/**
 * A bound as it was set, to one decimal or, below 1, to two. One with more decimals was calculated: a minimum is rounded
 * as usual, a maximum never up, because an amount above it must not look allowed.
 */
export function boundNumber(amount: number, direction: Direction): string {
  const scale = amount < 1 ? 100 : 10;
  const scaled = amount * scale;
  const isExact = Math.abs(scaled - Math.round(scaled)) < 1e-6;
  if (!isExact && direction === 'at least') return numberWords(amount);
  const rounded = (isExact ? Math.round(scaled) : Math.floor(scaled)) / scale;
  // A maximum below 0.01 is not 0.
  return inDigits(rounded === 0 ? amount : rounded);
}

const inDigits = (amount: number) => amount.toLocaleString('en', { maximumSignificantDigits: 15 });

/**
 * The number of an amount beside a maximum: usually `words`, but an amount that keeps the maximum is not rounded up
 * past it.
 * @param rounded the number in `words`
 */
export function numberWithin(
  amount: number,
  most: number | undefined,
  { rounded, words }: { rounded: number; words: string },
): string {
  const isPastByRounding = most !== undefined && amount <= most && rounded > most;
  return isPastByRounding ? boundNumber(amount, 'at most') : words;
}
