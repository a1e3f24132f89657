import * as fc from 'fast-check';

import type { MealItem } from '#shared/records/meal-item';
import { unknownNutrients } from '#shared/records/nutrients';

import { eatenPart, itemsEaten } from './eaten-part';

const item = (name: string, calories: number): MealItem => ({
  id: name,
  name,
  grams: 100,
  source: { kind: 'person' },
  edited: [],
  confidence: 'high',
  amount: { basis: 'whole', text: '1 serving' },
  per100g: { ...unknownNutrients(), calories, protein: calories / 20 },
  caloriesLow: 0.9 * calories,
  caloriesHigh: 1.1 * calories,
});

const sumOf = (items: readonly MealItem[], nutrient: 'calories' | 'protein') =>
  items.reduce((sum, { grams, per100g }) => sum + (grams / 100) * (per100g[nutrient] ?? 0), 0);

const POT = {
  servings: 4,
  cookedGrams: 1_600,
  lines: [
    { text: 'lentils', items: [item('lentils', 900)], unread: false },
    { text: 'For the top', items: [], unread: false },
    { text: 'oil and salt', items: [item('oil', 240), item('salt', 0)], unread: false },
  ],
};

test('400 g of a pot of 1,600 g, one of four servings and a quarter are the same', () => {
  const parts = [
    eatenPart(POT, { by: 'grams', grams: 400 }),
    eatenPart(POT, { by: 'servings', servings: 1 }),
    eatenPart(POT, { by: 'part', part: 0.25 }),
  ];
  expect(parts).toEqual([0.25, 0.25, 0.25]);
  const eaten = itemsEaten(POT, 0.25);
  expect([sumOf(eaten, 'calories'), sumOf(eaten, 'protein')]).toEqual([285, 14.25]);
});

test('an unknown part is undefined', () => {
  const unweighed = { ...POT, cookedGrams: null };
  expect(eatenPart(unweighed, { by: 'grams', grams: 400 })).toBeUndefined();
  for (const servings of [0, -1, Number.NaN, 81])
    expect(eatenPart(POT, { by: 'servings', servings })).toBeUndefined();
});

test('parts of a recipe add up to the whole, and keep their ranges and own ids', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), (part) => {
      const mine = itemsEaten(POT, part);
      const yours = itemsEaten(POT, 1 - part);
      expect(sumOf([...mine, ...yours], 'calories')).toBeCloseTo(1_140, 6);
      expect(sumOf([...mine, ...yours], 'protein')).toBeCloseTo(57, 6);
      expect(new Set(mine.map(({ id }) => id)).size).toBe(3);
      for (const one of mine) expect(one.caloriesLow).toBeLessThanOrEqual(one.caloriesHigh);
    }),
  );
  expect(itemsEaten(POT, 1).map(({ amount }) => amount.text)).toEqual(
    POT.lines.flatMap(({ items }) => items.map(({ amount }) => amount.text)),
  );
  expect(itemsEaten(POT, 0.25)[0]?.amount.text).toBe('25 % of 1 serving');
});
