import { clockWordsToSecond } from '../../ui/words/time';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' });

/** 'Nov 05, 2026' */
export function dateWords(time: number): string {
  return DAY.format(time);
}

/** 'Nov 05, 2026, 14:05:09' */
export function exactTimeWords(time: number): string {
  return `${dateWords(time)}, ${clockWordsToSecond(time)}`;
}

const UNITS = [
  [24 * 3600, 'd'],
  [3600, 'h'],
  [60, 'min'],
] as const;

/** In the largest unit: '3 d', '2 h', '5 min', 'under 1 min'. */
export function durationWords(ms: number): string {
  const seconds = ms / 1000;
  const unit = UNITS.find(([size]) => seconds >= size);
  return unit ? `${Math.floor(seconds / unit[0])} ${unit[1]}` : 'under 1 min';
}

/** Stripe's amounts are in the smallest unit: a hundredth for most currencies, but a whole unit for some. */
export function amountWords(cents: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(cents / 10 ** digits);
}
