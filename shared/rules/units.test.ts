import fc from 'fast-check';

import {
  feetAndInches,
  heightIn,
  inCentimetres,
  inInches,
  inKilograms,
  totalInches,
  weightFinelyIn,
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

test("a profile's weight converted to the other unit and back is unchanged", () => {
  fc.assert(
    fc.property(fc.integer({ min: 441, max: 9_999 }), (tenths) => {
      const weight = tenths / 10;
      expect(weightFinelyIn('lbs', weightFinelyIn('kg', weight, 'lbs'), 'kg')).toBe(weight);
      const kilograms = weightFinelyIn('kg', weight, 'lbs');
      expect(weightFinelyIn('kg', weightFinelyIn('lbs', kilograms, 'kg'), 'lbs')).toBeCloseTo(
        kilograms,
        1,
      );
    }),
  );
  expect(weightFinelyIn('kg', weightFinelyIn('lbs', 64.85, 'kg'), 'lbs')).toBe(64.85);
});

test("a profile's height converted to the other unit and back is unchanged", () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 2_500 }), (millimeters) => {
      const height = millimeters / 10;
      expect(heightIn('cm', heightIn('ft_in', height, 'cm'), 'ft_in')).toBe(height);
    }),
  );
});

test('feet and inches converted and back are unchanged, to the hundredth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2_000, max: 30_000 }), (hundredths) => {
      const { feet, inches } = feetAndInches(hundredths / 100);
      expect(totalInches(feet, inches)).toBeCloseTo(hundredths / 100, 9);
      expect(inches).toBeLessThanOrEqual(12);
    }),
  );
});
