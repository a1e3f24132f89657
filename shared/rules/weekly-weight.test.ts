import fc from 'fast-check';

import { daysAfter } from './calendar';
import { weeklyWeight } from './weekly-weight';

const TODAY = '2026-03-30';
const weighed = (kilograms: readonly number[], every = 1) =>
  kilograms.map((weight, index) => ({
    day: daysAfter(TODAY, (index + 1 - kilograms.length) * every),
    kilograms: weight,
  }));

test('a steady loss is sure, the same scatter without one is not', () => {
  const down = weeklyWeight(weighed(Array.from({ length: 28 }, (_, day) => 80 - day * 0.1)), TODAY);
  expect(down?.change).toBeCloseTo(-0.7, 6);
  expect(down?.isSure).toBe(true);
  const flat = weeklyWeight(
    weighed(Array.from({ length: 28 }, (_, day) => 80 + (day % 2 ? 0.5 : -0.5))),
    TODAY,
  );
  expect(flat?.isSure).toBe(false);
  expect(flat && flat.low < 0 && flat.high > 0).toBe(true);
});

test('with too few weights, too short a time, or no recent weight there is no result', () => {
  expect(weeklyWeight([], TODAY)).toBeNull();
  expect(weeklyWeight(weighed([80, 79.9, 79.8], 7), TODAY)).toBeNull();
  expect(weeklyWeight(weighed([80, 79.9, 79.8, 79.7], 2), TODAY)).toBeNull();
  const old = weighed([80, 79.9, 79.8, 79.7, 79.6], 5);
  expect(weeklyWeight(old, TODAY)).not.toBeNull();
  expect(weeklyWeight(old, daysAfter(TODAY, 11))).toBeNull();
});

const weights = fc.uniqueArray(
  fc.record({ ago: fc.nat(60), kilograms: fc.double({ min: 60, max: 90, noNaN: true }) }),
  { minLength: 4, maxLength: 40, selector: ({ ago }) => ago },
);

test('the result does not depend on the order of weights or the calendar, and more scatter makes it less sure', () => {
  fc.assert(
    fc.property(weights, fc.integer({ min: -400, max: 400 }), (list, moved) => {
      const at = (shift: number) =>
        list.map(({ ago, kilograms }) => ({ day: daysAfter(TODAY, shift - ago), kilograms }));
      const here = weeklyWeight(at(0), TODAY);
      const back = weeklyWeight([...at(0)].reverse(), TODAY);
      // Also across clock changes, ends of years and leap days.
      const elsewhere = weeklyWeight(at(moved), daysAfter(TODAY, moved));
      expect(back?.change ?? 0).toBeCloseTo(here?.change ?? 0, 6);
      expect(elsewhere?.high ?? 0).toBeCloseTo(here?.high ?? 0, 6);
      if (!here) return;
      expect(here.low <= here.change && here.change <= here.high).toBe(true);
    }),
  );
});
