import { nextFree } from './next-free';

const TODAY = '2026-11-27T';

test.each([
  ['another day starts with breakfast', [], null, 'breakfast'],
  ['planned slots are skipped', ['breakfast', 'lunch'], null, 'dinner'],
  ['in the morning it is breakfast', [], '07:30', 'breakfast'],
  ['while breakfast is eaten, it is still breakfast', [], '10:30', 'breakfast'],
  ['at noon breakfast is over, planned or not', [], '11:20', 'lunch'],
  ['late for lunch is still lunch', [], '14:10', 'lunch'],
  ['in the afternoon it is dinner', [], '15:30', 'dinner'],
  ['what is next may be planned already', ['dinner'], '15:30', 'snack'],
  ['after dinner it is a snack', [], '22:30', 'snack'],
  ['before the day begins it is breakfast', [], '02:00', 'breakfast'],
])('%s', (_, taken, time, expected) => {
  expect(nextFree(taken, time === null ? null : TODAY + time).key).toBe(expected);
});
