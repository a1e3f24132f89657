import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['dal, no onion garlic', 'dal'],
  ['sambar no onion no garlic', 'sambar'],
  ['forgot my sandwich at home, had a bagel', 'a bagel'],
  ['left my lunch in the fridge so had a big mac', 'a big mac'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
