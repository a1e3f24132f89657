import { caloriesOf } from '../../../../../test/kit/meals-in-words';

test.each([
  ['chicken 200 rice 250 broccoli 100 all g cooked', 'chicken 200g, rice 250g, broccoli 100g'],
  ['chicken 200, rice 300, broccoli 150 all in grams', 'chicken 200g, rice 300g, broccoli 150g'],
  ['salmon 180 potato 250 beans 90 all grams', 'salmon 180g, potato 250g, beans 90g'],
  ['rice200g chicken150g', 'rice 200g, chicken 150g'],
  ['eggs3 bacon4strips butter1tbsp', '3 eggs, 4 strips bacon, 1 tbsp butter'],
  ['eggs 3 bacon 4 strips butter 1 tbsp no toast', '3 eggs, 4 strips bacon, 1 tbsp butter'],
  ['toast2 egg1', '2 toast, 1 egg'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
