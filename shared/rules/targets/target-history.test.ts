import fc from 'fast-check';

import type { TargetFields } from '#shared/records/target';

import { targetOn, targetSteps, wayOf } from './target-history';

function setOn(since: string, calories: number, fields: Partial<TargetFields> = {}): TargetFields {
  return {
    since,
    calories,
    way: 'own',
    instead: null,
    checkIn: null,
    expenditure: null,
    ...fields,
  };
}

const HISTORY = [
  setOn('2026-03-09T20:00', 1_900, { instead: 2_000 }),
  setOn('2026-03-09T21:00', 1_950, { instead: 1_900 }),
  // The user kept the target, so this is not a step.
  setOn('2026-03-16T08:00', 1_950, { instead: 1_950, checkIn: '2026-03-16' }),
  setOn('2026-03-24T08:00', 2_050, { instead: 1_950, checkIn: '2026-03-23' }),
];

test('each day has the last target set before it, and days before the first have the one that it replaced', () => {
  const steps = targetSteps(HISTORY);
  expect(steps.map(({ calories }) => calories)).toEqual([2_000, 1_950, 2_050]);
  const days = ['2026-03-08', '2026-03-09', '2026-03-23', '2026-03-24', '2026-12-01'];
  expect(days.map((day) => targetOn(steps, day, 1_000))).toEqual([
    2_000, 1_950, 1_950, 2_050, 2_050,
  ]);
});

test('for a user who never changed the target, today’s applies to every day', () => {
  expect(targetOn(targetSteps([]), '2026-03-09', 1_800)).toBe(1_800);
  const first = targetSteps([setOn('2026-03-09T20:00', 1_900)]);
  expect(targetOn(first, '2026-01-01', 1_900)).toBe(1_900);
});

test('a check-in on the day of the first target leaves the days before as they were', () => {
  const first = setOn('2026-03-09T20:00', 1_900, { way: 'adaptive' });
  const answer = setOn('2026-03-09T20:01', 2_050, { instead: 1_900, checkIn: '2026-03-09' });
  const steps = targetSteps([first, answer]);
  const days = ['2026-03-08', '2026-03-09', '2026-03-10'];
  expect(days.map((day) => targetOn(steps, day, 2_050))).toEqual([1_900, 2_050, 2_050]);
});

test('the result does not depend on the order of entries', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(HISTORY, { minLength: HISTORY.length }), (mixed) => {
      expect(targetSteps(mixed)).toEqual(targetSteps(HISTORY));
    }),
  );
});

test('the profile decides how the target is determined', () => {
  const adaptive = [setOn('2026-03-09T20:00', 1_900, { way: 'adaptive' })];
  expect(wayOf({ ownTarget: true, dailyCalorieTarget: 1_900 }, adaptive)).toBe('adaptive');
  // An older version of the app changed the number, or went back to the formulas.
  expect(wayOf({ ownTarget: true, dailyCalorieTarget: 1_800 }, adaptive)).toBe('own');
  expect(wayOf({ ownTarget: false, dailyCalorieTarget: 1_900 }, adaptive)).toBe('formula');
  expect(wayOf({ ownTarget: true, dailyCalorieTarget: 1_900 }, [])).toBe('own');
});
