/**
 * A bound to one decimal, or to two below 1. Rounded to the side that keeps it: an amount that reaches the shown
 * minimum or exceeds the shown maximum does so with the real one.
 */
export function boundNumber(amount: number, direction: 'at least' | 'at most'): string {
  const scale = amount < 1 ? 100 : 10;
  const round = direction === 'at least' ? Math.ceil : Math.floor;
  // Sums of decimals are off by less than this.
  const margin = direction === 'at least' ? -1e-9 : 1e-9;
  const rounded = round((amount + margin) * scale) / scale;
  // A maximum below 0.01 is not 0.
  const shown = rounded === 0 ? amount : rounded;
  return shown.toLocaleString('en', { maximumSignificantDigits: 15 });
}

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
