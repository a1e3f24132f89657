import { mealTypeAt } from './meal-type';

test.each([
  ['2026-11-21T03:59', 'snack'],
  ['2026-11-21T04:00', 'breakfast'],
  ['2026-11-21T10:59', 'breakfast'],
  ['2026-11-21T11:00', 'lunch'],
  ['2026-11-21T14:59', 'lunch'],
  ['2026-11-21T15:00', 'snack'],
  ['2026-11-21T17:00', 'dinner'],
  ['2026-11-21T21:59', 'dinner'],
  ['2026-11-21T22:00', 'snack'],
])('a meal at %s is a %s', (time, type) => {
  expect(mealTypeAt(time)).toBe(type);
});
