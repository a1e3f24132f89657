import fc from 'fast-check';

import { ENOUGH_KNOWN, MORE_NUTRIENTS, referenceValues, standingTo } from './reference-values';

test('for 2,000 kcal the values are those that labels name', () => {
  const values = referenceValues(2_000);
  expect(MORE_NUTRIENTS.map((nutrient) => Math.round(values[nutrient].amount))).toEqual([
    28, 90, 22, 2_000, 300, 90,
  ]);
  for (const nutrient of MORE_NUTRIENTS) expect(values[nutrient].source).not.toBe('');
});

test('only fibre and saturated fat follow the energy', () => {
  const [low, high] = [referenceValues(1_500), referenceValues(3_000)];
  const follows = MORE_NUTRIENTS.filter((name) => low[name].amount !== high[name].amount);
  expect(follows).toEqual(['fiber', 'saturatedFat']);
});

const part = fc.double({ min: 0, max: 1, noNaN: true });
const grams = fc.double({ min: 0, max: 5_000, noNaN: true });

test('what is known already decides reaching; being below needs enough to be known', () => {
  fc.assert(
    fc.property(grams, grams, part, (amount, known, coverage) => {
      const standing = standingTo({ amount }, known, coverage);
      expect(standing === 'reached').toBe(known >= amount);
      if (standing === 'below') expect(coverage).toBeGreaterThanOrEqual(ENOUGH_KNOWN);
    }),
  );
  expect(standingTo({ amount: 10 }, null, 0)).toBe('open');
});

test('to know more never makes a sure word unsure', () => {
  fc.assert(
    fc.property(grams, grams, part, part, (amount, known, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const before = standingTo({ amount }, known, less);
      if (before !== 'open') expect(standingTo({ amount }, known, more)).toBe(before);
    }),
  );
});
