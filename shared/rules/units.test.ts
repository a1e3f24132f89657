import fc from 'fast-check';

import {
  feetAndInches,
  inCentimetres,
  inInches,
  inKilograms,
  totalInches,
  weightIn,
} from './units';

test('the exact factors', () => {
  expect(inKilograms(100, 'lbs')).toBeCloseTo(45.359237, 9);
  expect(inCentimetres(70, 'ft_in')).toBeCloseTo(177.8, 9);
  expect(weightIn('lbs', 70, 'kg')).toBe(154.3);
  expect(weightIn('kg', 154.3, 'lbs')).toBe(70);
  expect(inInches(175)).toBe(68.9);
});

test.each([
  [70.5, { feet: 5, inches: 10.5 }],
  [72, { feet: 6, inches: 0 }],
  [68.9, { feet: 5, inches: 8.9 }],
])('%d inches are %j', (inches, words) => {
  expect(feetAndInches(inches)).toEqual(words);
});

test('feet and inches come back as they were, to the hundredth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2_000, max: 30_000 }), (hundredths) => {
      const { feet, inches } = feetAndInches(hundredths / 100);
      expect(totalInches(feet, inches)).toBeCloseTo(hundredths / 100, 9);
      expect(inches).toBeLessThanOrEqual(12);
    }),
  );
});
