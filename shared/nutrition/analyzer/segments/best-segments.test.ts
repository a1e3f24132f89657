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

test.each([
  ['egg and chips, 2 eggs', '2 eggs and chips'],
  ['bacon, egg and toast, 3 eggs', 'bacon, 3 eggs and toast'],
  ['Large egg, fried - 1 egg, 90 cal', '1 fried egg, 90 cal'],
])('what is counted behind is named before: %s', (meal, plain) => {
  expect(caloriesOf(meal)).toBeCloseTo(caloriesOf(plain), 0);
});
