import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['dal half katori, rice', 'half katori dal; rice'],
  ['dal 1 katori and rice', '1 katori dal; rice'],
  ['pot noodle chicken and mushroom, cheese string', 'pot noodle; cheese string'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
