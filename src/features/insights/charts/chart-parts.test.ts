import fc from 'fast-check';

import { daysBelow, niceTicks } from './chart-parts';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `2026-03-${String(index + 1).padStart(2, '0')}`,
    isToday: index === count - 1,
  }));

test('of many days, as many are labeled as fit, in even steps back from the last', () => {
  expect(daysBelow(days(31), true).ticks).toEqual([
    '2026-03-03',
    '2026-03-10',
    '2026-03-17',
    '2026-03-24',
    '2026-03-31',
  ]);
  expect(daysBelow(days(13), false).ticks).toHaveLength(5);
});

test("a few days are all labeled, and no weekday twice: the last of eight is 'Today'", () => {
  const { ticks = [], tickFormatter } = daysBelow(days(8), false);
  const words = ticks.map((day, index) => tickFormatter?.(day, index));
  expect(words).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Today']);
});

test('on a phone every second of a few days is labeled', () => {
  expect(daysBelow(days(8), true).ticks).toEqual([
    '2026-03-02',
    '2026-03-04',
    '2026-03-06',
    '2026-03-08',
  ]);
});

test.each([
  [0, 2_480, [0, 1_000, 2_000, 3_000]],
  [0, 430, [0, 200, 400, 600]],
  [64.8, 70.9, [64, 66, 68, 70, 72]],
  [68.2, 68.9, [68, 68.5, 69]],
])('from %d to %d', (low, high, ticks) => {
  expect(niceTicks(low, high)).toEqual(ticks);
});

test('a few even steps include both ends', () => {
  const weight = fc.double({ min: 0, max: 10_000, noNaN: true });
  fc.assert(
    fc.property(weight, weight, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const ticks = niceTicks(low, high);
      expect(ticks[0]!).toBeLessThanOrEqual(low);
      expect(ticks.at(-1)!).toBeGreaterThanOrEqual(high);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }),
  );
});
