import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['cake (2 slices, 300g)', '300g cake'],
  ['quiche (300g cottage cheese, 4 eggs)', '300g cottage cheese, 4 eggs'],
  [
    'lasagne (500g mince, 250g pasta, 200g cheese) ate a quarter',
    '125g mince, 62.5g pasta, 50g cheese',
  ],
  ['banana bread (4 bananas, 200g flour, 4 eggs), had 1/4 of it', '1 banana, 50g flour, 1 egg'],
  [
    'quiche (300g cottage cheese, 4 eggs) ate a quarter of the whole thing + an apple',
    '75g cottage cheese, 1 egg, an apple',
  ],
  ['chilli (500g mince, 400g kidney beans) had half the pot', '250g mince, 200g kidney beans'],
  ['toast, pancakes (100g flour, 2 eggs), ate half of it', 'toast, 50g flour, 1 egg'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
