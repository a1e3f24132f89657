import fc from 'fast-check';

import { daysAfter } from '../calendar';
import { weekBudget } from './week-budget';

// A Thursday; clocks go forward on the Sunday of this week.
const TODAY = '2026-03-26';
const WEEK = { today: TODAY, start: 1, eatenToday: 0, targetOf: () => 2_000, least: 1_500 };

const eatenOn = (...days: [string, number][]) => new Map(days);

test('the rest of the budget is divided between today and the following days', () => {
  const eaten = eatenOn(['2026-03-23', 2_300], ['2026-03-24', 2_100], ['2026-03-25', 2_000]);
  // 14,000 - 6,400, for four days.
  expect(weekBudget({ ...WEEK, eaten })).toEqual({
    budget: 14_000,
    left: 7_600,
    daysLeft: 4,
    eatenToday: 0,
    perDay: 1_900,
    unknown: 0,
  });
  expect(weekBudget({ ...WEEK, eaten, eatenToday: 600 })).toMatchObject({
    left: 7_000,
    eatenToday: 600,
    perDay: 1_900,
  });
});

test('an incomplete day counts as its target, never as zero', () => {
  expect(weekBudget({ ...WEEK, eaten: eatenOn(['2026-03-23', 2_400]) })).toMatchObject({
    left: 7_600,
    unknown: 2,
  });
});

test('the rest is never divided so that a day is below what the body needs', () => {
  const eaten = eatenOn(['2026-03-23', 5_000], ['2026-03-24', 4_000]);
  expect(weekBudget({ ...WEEK, eaten })).toMatchObject({ left: 3_000, perDay: null });
});

test('each day has its own target, and the week begins on the user’s first day of the week', () => {
  const targetOf = (day: string) => (day < TODAY ? 1_800 : 2_000);
  const eaten = new Map<string, number>();
  expect(weekBudget({ ...WEEK, eaten, targetOf })).toMatchObject({ budget: 13_400, left: 8_000 });
  expect(weekBudget({ ...WEEK, eaten, start: 7 })).toMatchObject({ daysLeft: 3, unknown: 4 });
});

test('on any day there are one to seven days left, and if all targets were met, the target remains', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -3_000, max: 3_000 }),
      fc.integer({ min: 1, max: 7 }),
      (by, start) => {
        const today = daysAfter(TODAY, by);
        const eaten = new Map(
          Array.from({ length: 7 }, (_, at) => [daysAfter(today, -at - 1), 2_000]),
        );
        const { daysLeft, left, perDay } = weekBudget({ ...WEEK, today, start, eaten });
        expect(daysLeft).toBeGreaterThanOrEqual(1);
        expect(daysLeft).toBeLessThanOrEqual(7);
        expect({ left, perDay }).toEqual({ left: daysLeft * 2_000, perDay: 2_000 });
      },
    ),
  );
});
