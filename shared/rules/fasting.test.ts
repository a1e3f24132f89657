import fc from 'fast-check';

import { isExpecting } from '#shared/records/profile';

import { endOf, FAST_MOST_HOURS, mayFast, minutesOf, runningFast } from './fasting';

const HOUR = 3_600_000;
const NIGHT = Date.parse('2026-03-28T20:00+01:00');

test('a fast over a clock change has its real length', () => {
  // Clocks go from 2:00 to 3:00 in that night, so 12 hours by the clock are 11.
  const morning = Date.parse('2026-03-29T08:00+02:00');
  expect(minutesOf({ startedAt: NIGHT, endedAt: morning }, morning)).toBe(11 * 60);
});

test('a fast ends by itself after a day', () => {
  const fast = { startedAt: NIGHT, endedAt: null };
  expect(endOf(fast, NIGHT + 23 * HOUR)).toBeNull();
  expect(endOf(fast, NIGHT + 30 * HOUR)).toBe(NIGHT + FAST_MOST_HOURS * HOUR);
  expect(runningFast([fast], NIGHT + 30 * HOUR)).toBeNull();
});

test('a fast has from 0 to 24 hours, whatever the clocks say', () => {
  const instant = fc.integer({ min: NIGHT - 40 * HOUR, max: NIGHT + 40 * HOUR });
  fc.assert(
    fc.property(instant, fc.option(instant), instant, (startedAt, endedAt, now) => {
      const minutes = minutesOf({ startedAt, endedAt }, now);
      expect(minutes).toBeGreaterThanOrEqual(0);
      expect(minutes).toBeLessThanOrEqual(FAST_MOST_HOURS * 60);
    }),
  );
});

test('of two fasts that two devices started, the later one is running', () => {
  const first = { startedAt: NIGHT, endedAt: null };
  const second = { startedAt: NIGHT + HOUR, endedAt: null };
  for (const both of [
    [first, second],
    [second, first],
  ])
    expect(runningFast(both, NIGHT + 2 * HOUR)).toBe(second);
  expect(runningFast([{ ...first, endedAt: NIGHT + HOUR }], NIGHT + 2 * HOUR)).toBeNull();
  expect(runningFast([second], NIGHT)).toBeNull();
});

test('fasting is not available to minors, in pregnancy, while breastfeeding, or without a known age', () => {
  expect(mayFast({ age: 30, expecting: undefined })).toBe(true);
  expect(mayFast({ age: 30, expecting: 'no' })).toBe(true);
  expect(mayFast({ age: 17, expecting: undefined })).toBe(false);
  expect(mayFast({ age: 30, expecting: 'pregnant' })).toBe(false);
  expect(mayFast({ age: 30, expecting: 'breastfeeding' })).toBe(false);
  expect(mayFast(null)).toBe(false);
  expect(isExpecting({ expecting: 'no' })).toBe(false);
});
