import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['🍕🍕🍕', '3 slices of pizza'],
  ['🍕🍕 + 🥤', '2 slices of pizza, 1 cola'],
  ['🍪🍪', '2 cookies'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
