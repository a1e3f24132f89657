import { FOUR_SLOTS, type Slot } from '#shared/rules/meal-slots';

import { messages } from './messages';
import { nameProblem, timeProblem } from './slot-input';

const TEA: Slot = {
  key: 'a',
  id: 'a',
  name: 'Tea ☕',
  mealType: 'snack',
  time: '16:30',
  place: 2.7,
};
const slots = [...FOUR_SLOTS, TEA];

test.each(['Second breakfast', '🥐', 'x'.repeat(60), 'breakfast 2', 'チャイ'])(
  '%s can be a name',
  (name) => {
    expect(nameProblem(name, slots)).toBeUndefined();
  },
);

test.each([
  ...[' breakfast', 'LUNCH', 'Snack', 'snacks', 'tea  ☕'].map((name) => [name, messages.isThere]),
  ...['', '  '].map((name) => [name, messages.enterAName]),
  ['x'.repeat(61), 'At most 60 characters.'],
])('%j cannot: %s', (name, problem) => {
  expect(nameProblem(name, slots)).toBe(problem);
});

test('a time is needed', () => {
  expect(timeProblem('00:00')).toBeUndefined();
  expect(timeProblem('')).toBe(messages.enterATime);
});
