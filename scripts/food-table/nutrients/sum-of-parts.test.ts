import { sumOfParts } from './sum-of-parts';

test('parts are added up', () => {
  expect(sumOfParts([0.25])).toBe(0.25);
  expect(sumOfParts([0.25, 0, 0.5])).toBe(0.75);
  expect(sumOfParts([0])).toBe(0);
});

test('a sum with an unknown part is unknown', () => {
  expect(sumOfParts([0.25, undefined])).toBeNull();
  expect(sumOfParts([undefined])).toBeNull();
});

test('if a release has no column for a nutrient, its amount is unknown for every food, not zero', () => {
  expect(sumOfParts([])).toBeNull();
});
