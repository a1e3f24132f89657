import { showAs } from './display';
import {
  clockWords,
  clockWordsToSecond,
  farDateQuestion,
  momentWords,
  timeOfDayWords,
} from './time';

const NOW = new Date(2026, 2, 14, 0, 30);

test.each([
  [new Date(2026, 2, 14, 0, 5), 'today'],
  [new Date(2026, 2, 13, 23, 59), 'yesterday'],
  [new Date(2026, 2, 12, 14, 5), 'March 12'],
  [new Date(2025, 11, 31, 9, 0), 'December 31, 2025'],
])('%s is %s', (time, day) => {
  const words = momentWords(time.getTime(), NOW.getTime());
  expect(words).toBe(`${day}, ${clockWords(time.getTime())}`);
});

test.each([
  ['en-GB', '00:05', '14:05'],
  ['en-US', '12:05\u00a0AM', '2:05\u00a0PM'],
  ['de-DE', '00:05', '14:05'],
])('the clock is that of %s', (locale, night, day) => {
  expect(clockWords(new Date(2026, 2, 14, 0, 5).getTime(), locale)).toBe(night);
  expect(timeOfDayWords('2026-03-14T00:05', locale)).toBe(night);
  expect(timeOfDayWords('2026-03-14T14:05', locale)).toBe(day);
});

test('a time of day is formatted even on a day on which a clock change skips it', () => {
  expect(timeOfDayWords('2026-03-29T02:30', 'en-GB')).toBe('02:30');
});

test.each([
  ['12', 'en-GB', '12:05\u00a0am', '2:05\u00a0pm'],
  ['12', 'en-US', '12:05\u00a0AM', '2:05\u00a0PM'],
  ['24', 'en-US', '00:05', '14:05'],
  ['24', 'de-DE', '00:05', '14:05'],
] as const)('a clock of %s hours counts in %s too', (clock, locale, night, day) => {
  showAs({ clock });
  const words = [
    timeOfDayWords('2026-03-14T00:05', locale),
    timeOfDayWords('2026-03-14T14:05', locale),
  ];
  const exact = clockWordsToSecond(NOW.getTime(), 'en-US');
  showAs({});
  expect(words).toEqual([night, day]);
  // The admin area always uses the locale, as specified.
  expect(exact).toBe('12:30:00\u00a0AM');
  expect(timeOfDayWords('2026-03-14T14:05', 'en-GB')).toBe('14:05');
});

test('a day over a year ago or over a month ahead is questioned', () => {
  const asked = (day: string) => farDateQuestion(`${day}T12:00`, '2026-11-23T12:00');
  expect(['2026-11-23', '2025-11-22', '2026-12-24'].map(asked)).toEqual([null, null, null]);
  expect(asked('1900-01-01')).toBe('Is Jan 1, 1900 right? If it is, save again.');
  expect(asked('2025-11-21')).not.toBeNull();
  expect(asked('2027-11-23')).not.toBeNull();
});
