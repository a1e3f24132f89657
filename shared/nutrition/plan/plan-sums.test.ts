import * as fc from 'fast-check';

import { foodItem, helping } from '../../../test/kit/items';
import { averageOfDays, sumOfMeals } from './plan-sums';

const rice = helping(
  'Rice',
  { calories: 130, protein: 3 },
  { caloriesLow: 100, caloriesHigh: 160 },
);
const whole = { items: [rice], notCounted: 0 };

test('the sum of a day, with its range, and of how many meals something is missing', () => {
  const nameless = helping('Flurbel', { calories: null, protein: null });
  const sum = sumOfMeals([
    whole,
    { items: [rice], notCounted: 1 },
    { items: [], notCounted: 0 },
    { items: [nameless], notCounted: 0 },
  ]);
  expect([sum.calories, sum.meals, sum.inPart]).toEqual([260, 4, 3]);
  expect(sum.low).toBeLessThan(260);
  expect(sum.high).toBeGreaterThan(260);
});

test('unknown is not 0: a day without figures has no sum and is not in the average', () => {
  const empty = sumOfMeals([]);
  const unread = sumOfMeals([{ items: [], notCounted: 2 }]);
  expect([empty.calories, unread.calories]).toEqual([null, null]);
  const two = sumOfMeals([whole, whole]);
  expect(averageOfDays([empty, unread, two, sumOfMeals([whole])])).toEqual({
    days: 2,
    calories: 195,
    protein: 4.5,
    inPart: 1,
  });
  expect(averageOfDays([empty])).toEqual({ days: 0, calories: null, protein: null, inPart: 0 });
});

test('the order of the meals is of no account, and more of them are never less', () => {
  const meal = fc
    .array(fc.double({ min: 0, max: 900, noNaN: true }), { maxLength: 4 })
    .map((grams) => ({ items: grams.map((some) => ({ ...rice, grams: some })), notCounted: 0 }));
  fc.assert(
    fc.property(fc.array(meal, { maxLength: 5 }), meal, (meals, more) => {
      const [one, other] = [sumOfMeals(meals), sumOfMeals([...meals].reverse())];
      expect(one.calories ?? -1).toBeCloseTo(other.calories ?? -1);
      expect(sumOfMeals([...meals, more]).calories ?? 0).toBeGreaterThanOrEqual(
        (one.calories ?? 0) - 1e-6,
      );
    }),
  );
  expect(sumOfMeals([{ items: [foodItem()], notCounted: 0 }]).inPart).toBe(0);
});
