import * as fc from 'fast-check';

import type { Analysis } from '#shared/records/meal-item';
import type { PlannedMealFields } from '#shared/records/planned-meal';

import { foodItem } from '../../../test/kit/items';
import { contentsOf, inOtherWeek, mealOfPlanned } from './planned-meal';

const SOUP = {
  servings: 4,
  lines: [
    { text: '400 g lentils', items: [foodItem({ name: 'Lentils', grams: 400 })], unread: false },
    { text: '3 tbsp flurbel', items: [], unread: true },
  ],
};
const AT = { mealTime: '2026-11-24T19:00', mealType: 'dinner' as const };

const planned = (part: Partial<PlannedMealFields> = {}): PlannedMealFields => ({
  day: '2026-11-24',
  mealType: 'dinner',
  name: 'Soup',
  portions: 1,
  recipeId: null,
  items: [],
  words: null,
  reading: null,
  mealId: '0190a000-0000-7000-8000-000000000001',
  ...part,
});

const gramsOf = (one: { items: readonly { grams: number }[] | null }) =>
  one.items?.map(({ grams }) => grams);

const READING = {
  items: [foodItem({ name: 'Egg', grams: 50 })],
  notFound: ['flurbel'],
  question: { itemId: null, words: 'egg', about: 'food', options: [] },
} as unknown as Analysis;

test("a serving uses the recipe's current state, and reports what is not counted", () => {
  const two = planned({ portions: 2, items: [foodItem({ grams: 1 })] });
  expect(gramsOf(contentsOf(two, SOUP))).toEqual([200]);
  expect(contentsOf(two, SOUP).notCounted).toBe(1);
  // If the recipe is deleted, the stored items are used.
  expect(gramsOf(contentsOf(two, undefined))).toEqual([2]);
});

test('more of a food than a meal can hold is reported as not counted in full', () => {
  const stew = planned({ portions: 20, items: [foodItem({ grams: 600 })] });
  expect(contentsOf(stew, undefined)).toMatchObject({ items: [{ grams: 10_000 }], notCounted: 1 });
  expect(contentsOf({ ...stew, portions: 10 }, undefined).notCounted).toBe(0);
});

test('a meal planned in words is logged like a described one, including the words that were not found', () => {
  const words = planned({ name: 'Egg', words: 'an egg and flurbel', reading: READING });
  const meal = mealOfPlanned(words, undefined, AT);
  expect(meal).toMatchObject({ description: 'an egg and flurbel', items: null });
  expect(meal.estimate).toMatchObject({ notFound: ['flurbel'], question: null });
  const two = mealOfPlanned({ ...words, portions: 2 }, undefined, AT);
  expect(gramsOf(two)).toEqual([100]);
  expect(two.estimate?.notFound).toEqual(['flurbel']);
});

test('words in which no food was found are logged as they are, without a number', () => {
  const nothing = { ...READING, items: [] };
  const words = planned({ name: 'flurbel', words: 'flurbel', reading: nothing, portions: 2 });
  const meal = mealOfPlanned(words, undefined, AT);
  expect([meal.description, meal.items, meal.estimate?.items]).toEqual(['flurbel', null, []]);
});

test('the items of several portions equal the sum of single portions', () => {
  const portions = fc.integer({ min: 1, max: 160 }).map((eighths) => eighths / 8);
  fc.assert(
    fc.property(portions, portions, (one, other) => {
      const grams = (some: number) => contentsOf(planned({ portions: some }), SOUP).items[0]?.grams;
      expect((grams(one) ?? 0) + (grams(other) ?? 0)).toBeCloseTo(grams(one + other) ?? 0);
    }),
  );
});

test('a copied week keeps the weekdays, also over a change of year, and none of its meals is eaten', () => {
  const week = { from: '2026-12-28', to: '2027-01-04', newId: () => 'new' };
  const copies = inOtherWeek(
    [planned({ day: '2026-12-28' }), planned({ day: '2027-01-03', portions: 2 })],
    week,
  );
  expect(copies.map(({ day }) => day)).toEqual(['2027-01-04', '2027-01-10']);
  expect(copies.map(({ mealId, portions }) => [mealId, portions])).toEqual([
    ['new', 1],
    ['new', 2],
  ]);
});
