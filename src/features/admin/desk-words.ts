import { clockWordsToSecond } from '../../ui/words/moment';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' });

/** A moment to the second, as a log tells it: 'Nov 05, 2026, 14:05:09'. */
export function secondWords(time: number): string {
  return `${DAY.format(time)}, ${clockWordsToSecond(time)}`;
}

const UNITS = [
  [24 * 3600, 'd'],
  [3600, 'h'],
  [60, 'min'],
] as const;

/** A length of time in its largest unit: '3 d', '2 h', '5 min'; below a minute 'under 1 min'. */
export function lengthWords(ms: number): string {
  const seconds = ms / 1000;
  const unit = UNITS.find(([size]) => seconds >= size);
  return unit ? `${Math.floor(seconds / unit[0])} ${unit[1]}` : 'under 1 min';
}
