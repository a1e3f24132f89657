import fc from 'fast-check';

import { daysAfter, firstOfWeek, streakOf } from './calendar';

test.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-03-29', -1, '2026-03-28'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2025-12-31', 1, '2026-01-01'],
  ['2026-01-07', -7, '2025-12-31'],
])('%s and %i days are %s', (day, days, other) => {
  expect(daysAfter(day, days)).toBe(other);
});

test.each([
  ['2026-11-21', 6, '2026-11-21'],
  ['2026-11-22', 1, '2026-11-16'],
  ['2026-11-22', 7, '2026-11-22'],
  ['2026-11-23', 1, '2026-11-23'],
  ['2026-11-23', 7, '2026-11-22'],
  ['2026-01-01', 1, '2025-12-29'],
])('%s is in the week that begins on day %i, %s', (day, start, first) => {
  expect(firstOfWeek(day, start)).toBe(first);
});

test.each([
  ['no meal at all', [], 0],
  ['today alone', ['2026-03-02'], 1],
  ['up to yesterday, today still to come', ['2026-03-01', '2026-02-28'], 2],
  ['the day before yesterday is too long ago', ['2026-02-28'], 0],
  ['a gap ends it', ['2026-03-02', '2026-03-01', '2026-02-27'], 2],
  ['days twice, in any order', ['2026-03-01', '2026-03-02', '2026-03-01'], 2],
  ['a day of tomorrow counts for nothing', ['2026-03-03'], 0],
])('%s', (_what, days, streak) => {
  expect(streakOf(days, '2026-03-02')).toBe(streak);
});

test('so many days in a row up to today are so many, over every change of clocks and leap day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 800 }),
      fc.integer({ min: 0, max: 20_000 }),
      (length, start) => {
        const day = (n: number) => new Date((start + n) * 86_400_000).toISOString().slice(0, 10);
        const days = Array.from({ length }, (_, n) => day(n));
        expect(streakOf(days, day(length - 1))).toBe(length);
      },
    ),
  );
});
