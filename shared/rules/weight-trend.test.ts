import fc from 'fast-check';

import { daysAfter } from './calendar';
import { weeklyChange, weightTrend, type WeighIn } from './weight-trend';

const START = '2026-01-01';
const on = (day: number, kilograms: number): WeighIn => ({ day: daysAfter(START, day), kilograms });

const weighIns = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 120 }),
    kilograms: fc.double({ min: 30, max: 200, noNaN: true }),
  }),
  { minLength: 1, maxLength: 40 },
);
const asWeighIns = (entries: { day: number; kilograms: number }[]) =>
  entries.map(({ day, kilograms }) => on(day, kilograms));

test('a day moves the trend a tenth of the way, and days between two weighings are interpolated', () => {
  const trend = weightTrend([on(0, 80), on(1, 81), on(3, 79)]);
  expect(trend.map(({ day }) => day)).toEqual([0, 1, 2, 3].map((day) => daysAfter(START, day)));
  expect(trend.map(({ weight }) => weight)).toEqual([80, 81, 80, 79]);
  expect(trend.map(({ measured }) => measured)).toEqual([80, 81, null, 79]);
  const expected = [80, 80.1, 80.09, 79.981];
  for (const [index, day] of trend.entries()) expect(day.trend).toBeCloseTo(expected[index]!, 10);
});

test('several weights on one day count as their mean', () => {
  expect(weightTrend([on(0, 80), on(0, 82)])).toEqual([
    { day: START, measured: 81, weight: 81, trend: 81 },
  ]);
});

test('the trend stays between the lowest and the highest weight, in any order of entries', () => {
  fc.assert(
    fc.property(weighIns, (entries) => {
      const trend = weightTrend(asWeighIns(entries));
      const weights = entries.map(({ kilograms }) => kilograms);
      const [least, most] = [Math.min(...weights), Math.max(...weights)];
      const trends = trend.map((day) => day.trend);
      expect(Math.min(...trends)).toBeGreaterThanOrEqual(least - 1e-9);
      expect(Math.max(...trends)).toBeLessThanOrEqual(most + 1e-9);
      const reversed = weightTrend(asWeighIns([...entries].reverse()));
      expect(reversed).toHaveLength(trend.length);
      const apart = reversed.map((day, index) => Math.abs(day.trend - trends[index]!));
      expect(Math.max(...apart)).toBeLessThan(1e-9);
    }),
  );
});

test('the trend has every day from the first weighing to the last', () => {
  fc.assert(
    fc.property(weighIns, (entries) => {
      const days = entries.map(({ day }) => day);
      const [first, last] = [Math.min(...days), Math.max(...days)];
      const expected = Array.from({ length: last - first + 1 }, (_, index) =>
        daysAfter(START, first + index),
      );
      expect(weightTrend(asWeighIns(entries)).map(({ day }) => day)).toEqual(expected);
    }),
  );
});

test('the weekly change of an evenly changing weight is exact, with few and many days', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -0.3, max: 0.3, noNaN: true }),
      fc.integer({ min: 14, max: 200 }),
      (aDay, days) => {
        const trend = weightTrend(
          Array.from({ length: days }, (_, day) => on(day, 80 + aDay * day)),
        );
        // The first weight affects the trend for some time: after 42 - 14 days, 0.9^(42 - 14) of its difference is left.
        expect(weeklyChange(trend)!.kilograms).toBeCloseTo(7 * aDay, 0);
        if (days < 42) expect(weeklyChange(trend)!.kilograms).toBeCloseTo(7 * aDay, 8);
      },
    ),
  );
});

test.each([
  ['nothing', []],
  ['thirteen days', Array.from({ length: 13 }, (_, day) => on(day, 80))],
  ['three weighings', [on(0, 80), on(10, 79), on(20, 78)]],
  ['four weighings of which one is too old', [on(0, 80), on(40, 79), on(50, 78), on(60, 77)]],
])('there is no weekly change for %s', (_, entries) => {
  expect(weeklyChange(weightTrend(entries))).toBeNull();
});

test('one weighing per week is enough for the weekly change', () => {
  const trend = weightTrend([on(0, 80), on(7, 79.5), on(14, 79), on(21, 78.5)]);
  expect(weeklyChange(trend)!.kilograms).toBeCloseTo(-0.5, 10);
  expect(weeklyChange(trend)!.days).toBe(22);
});
