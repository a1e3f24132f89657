import { caloriesOf } from '../../../../../test/kit/meals-in-words';

test.each([
  ['2 bagels w pb (about 2 tbsp each)', '2 bagels with 4 tbsp pb'],
  ['3 crackers with cheese (1 slice each)', '3 crackers with 3 slices cheese'],
  ['2 slices of toast with 1 tbsp pb on each', '2 slices of toast with 2 tbsp pb'],
  ['2 slices toast, 1 tsp butter each', '2 slices toast with 2 tsp butter'],
  ['two crumpets, knob of butter on each', '2 crumpets with 2 knobs of butter'],
  ['3 tortillas with 50g chicken each', '3 tortillas with 150g chicken'],
  ['3 pancakes (1 tbsp syrup each), coffee', '3 pancakes with 3 tbsp syrup, coffee'],
  ['pancakes, 3 small ones, with jam', '3 small pancakes, with jam'],
  ['meatballs, 4 big ones, and spaghetti', '4 large meatballs and spaghetti'],
  ['eggs, 3 large ones, fried', '3 large eggs, fried'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
