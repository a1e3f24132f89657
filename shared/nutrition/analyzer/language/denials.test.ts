import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['dal, no onion garlic', 'dal'],
  ['sambar no onion no garlic', 'sambar'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
