import fc from 'fast-check';

import { MACRO_WAYS } from '#shared/records/macro-target';
import { ownMacros } from '#shared/rules/targets/own-macros';
import { shiftsFor } from '#shared/rules/targets/weekday-shifts';

import { macroWords, readFigures, typedFrom } from './read-macros';
import { energiesWords as energies, inWeekOrder } from './weekday-words';

// Numbers and units are joined by non-breaking spaces.
const broken = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const energiesWords = (...given: Parameters<typeof energies>) => broken(energies(...given));

const DAY = { calories: 2_000, weight: 70 };
const words = (way: (typeof MACRO_WAYS)[number], protein: string, carbs: string, fat: string) =>
  macroWords(readFigures(way, { protein, carbs, fat }), DAY);

test('percentages are added up and must make 100', () => {
  expect(words('percent', '30', '40', '25')).toEqual({
    words: 'Together 95%. They must add up to 100%.',
    isProblem: true,
  });
  expect(words('percent', '30', '40', '30')).toEqual({
    words: 'That comes to 150 g of protein, 200 g of carbs and 67 g of fat.',
    isProblem: false,
  });
});

test("with grams by body weight, carbs get the rest, and the grams cannot exceed the day's energy", () => {
  expect(words('per_kg', '2', '', '1')?.words).toBe(
    'That comes to 140 g of protein, 203 g of carbs and 70 g of fat.',
  );
  expect(words('per_kg', '5', '', '3')).toMatchObject({ isProblem: true });
});

test('fixed grams are compared with the target, and an invalid number has a message', () => {
  expect(broken(words('grams', '150', '200', '60')?.words)).toBe(
    'They have 1,940 kcal; your target is 2,000 kcal.',
  );
  expect(words('grams', '150', '', '60')).toMatchObject({ isProblem: true });
  expect(words('grams', '-1', '200', '60')).toMatchObject({ isProblem: true });
  expect(words('goal', '', '', '')).toBeNull();
});

test('each way starts with values that match the current grams as closely as possible', () => {
  const grams = fc.record({ protein: fc.integer({ min: 60, max: 170 }), fat: fc.nat(80) });
  fc.assert(
    fc.property(grams, fc.constantFrom(...MACRO_WAYS), ({ protein, fat }, way) => {
      const carbs = Math.round((DAY.calories - protein * 4 - fat * 9) / 4);
      const now = { protein, carbs, fat };
      const begun = ownMacros(readFigures(way, typedFrom(way, now, DAY)), DAY);
      if (way === 'goal') return;
      // Half a percent of 2,000 kcal, or half a tenth of a gram for each of 70 kg.
      expect(Math.abs((begun?.protein ?? NaN) - protein)).toBeLessThanOrEqual(4);
      expect(Math.abs((begun?.fat ?? NaN) - fat)).toBeLessThanOrEqual(4);
    }),
  );
});

test('days with the same energy are listed together', () => {
  expect(energiesWords(2_000, shiftsFor([5, 6], 250))).toBe(
    'Sat and Sun have 2,250 kcal. Mon, Tue, Wed, Thu, and Fri have 1,900 kcal. The week has 14,000 kcal, as before.',
  );
  expect(energiesWords(2_000, shiftsFor([], 250))).toBe('Every day has 2,000 kcal.');
});

test('the week starts on the day that the user chose', () => {
  expect(inWeekOrder(1)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(inWeekOrder(7)).toEqual([6, 0, 1, 2, 3, 4, 5]);
});
