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

test('of a nutrient that a release has no column for, every food holds an unknown amount, not none', () => {
  expect(sumOfParts([])).toBeNull();
});
