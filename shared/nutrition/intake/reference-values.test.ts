import fc from 'fast-check';

import { NUTRIENT_ROWS } from '#shared/records/nutrients';

import { ENOUGH_KNOWN, MORE_NUTRIENTS, type MoreNutrient, standingTo } from './reference-values';

/** The reference value for a day with this energy in kcal. */
const valueOf = (nutrient: MoreNutrient, energy: number) =>
  NUTRIENT_ROWS[nutrient].reference(energy);

test('for 2,000 kcal the values are those on labels', () => {
  expect(MORE_NUTRIENTS.map((nutrient) => Math.round(valueOf(nutrient, 2_000).amount))).toEqual([
    28, 90, 22, 2_000, 300, 90,
  ]);
  for (const nutrient of MORE_NUTRIENTS) expect(valueOf(nutrient, 2_000).source).not.toBe('');
});

test('only fiber and saturated fat depend on the energy', () => {
  const follows = MORE_NUTRIENTS.filter(
    (name) => valueOf(name, 1_500).amount !== valueOf(name, 3_000).amount,
  );
  expect(follows).toEqual(['fiber', 'saturatedFat']);
});

const part = fc.double({ min: 0, max: 1, noNaN: true });
const grams = fc.double({ min: 0, max: 5_000, noNaN: true });

test('the known amount can reach the value; being below needs enough coverage', () => {
  fc.assert(
    fc.property(grams, grams, part, (amount, known, coverage) => {
      const standing = standingTo({ amount }, known, coverage);
      expect(standing === 'reached').toBe(known >= amount);
      if (standing === 'below') expect(coverage).toBeGreaterThanOrEqual(ENOUGH_KNOWN);
    }),
  );
  expect(standingTo({ amount: 10 }, null, 0)).toBe('open');
});

test('more knowledge never makes a decided result undecided', () => {
  fc.assert(
    fc.property(grams, grams, part, part, (amount, known, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const before = standingTo({ amount }, known, less);
      if (before !== 'open') expect(standingTo({ amount }, known, more)).toBe(before);
    }),
  );
});
