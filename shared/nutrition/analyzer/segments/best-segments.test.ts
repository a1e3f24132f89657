import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['dal half katori, rice', 'half katori dal; rice'],
  ['dal 1 katori and rice', '1 katori dal; rice'],
  ['rice 1 cup, dal 1 bowl', '1 cup rice; 1 bowl dal'],
  ['jollof rice 2 cups and chicken 1 piece', '2 cups jollof rice; 1 piece chicken'],
  ['pasta 1 cup, meatballs 3', '1 cup pasta; 3 meatballs'],
  ['pot noodle chicken and mushroom, cheese string', 'pot noodle; cheese string'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
