import type { MealItem } from '#shared/records/meal-item';

import { likeness, pairsOf, SAME_FOOD, SAME_SORT } from './same-food';

const named = (name: string): Pick<MealItem, 'name' | 'source'> => ({
  name,
  source: { kind: 'person' },
});
const alike = (one: string, other: string) => likeness(named(one), named(other));

test.each([
  ['White rice', 'Rice, white, cooked'],
  ['Eggs', 'Egg, whole, boiled'],
  ['Beer', 'Beer, regular'],
  ['Toast with butter', 'toast'],
  ['Cherry tomatoes', 'tomatoes'],
])('%s and %s are one food', (one, other) => {
  expect(alike(one, other)).toBeGreaterThanOrEqual(SAME_FOOD);
  expect(alike(other, one)).toBe(alike(one, other));
});

test.each([
  ['Milk', 'Milk chocolate'],
  ['Egg', 'Egg noodles'],
  ['Rice', 'Rice pudding'],
  ['Bread', 'Butter'],
])('%s and %s are not', (one, other) => {
  expect(alike(one, other)).toBeLessThan(SAME_SORT);
});

test('brown rice and white rice are the same sort of food, but not the same food', () => {
  expect([alike('Brown rice', 'White rice')]).toEqual([SAME_SORT]);
});

test('the most similar items are paired first, and each item is used once', () => {
  const [mine, theirs] = [['Rice', 'White rice'].map(named), ['Rice, white', 'rice'].map(named)];
  expect([...pairsOf(mine, theirs)].sort()).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(pairsOf([named('Rice')], [named('rice'), named('rice')]).size).toBe(1);
});
