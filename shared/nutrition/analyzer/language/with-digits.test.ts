import { caloriesOf } from '../../../../test/kit/meals-in-words';
import { withDigits } from './with-digits';

test.each([
  ['two eggs', '2 eggs'],
  ['thepla three', 'thepla 3'],
  ['two idli one vada', '2 idli 1 vada'],
  ['fifty gr oats, 50gr oats, 50 grams oats', 'fifty gr oats, 50 g oats, 50 g oats'],
  ['8 ounces steak, 2 tablespoons oil', '8 oz steak, 2 tbsp oil'],
  ['2 percent milk', '2% milk'],
  ['beans on toast 2x with cheddar', 'beans on toast x2 with cheddar'],
])('%s is %s', (said, plain) => {
  expect(withDigits(said)).toBe(plain);
});

test.each([
  'five guys little cheeseburger',
  'three bean chilli',
  'four cheese pizza',
  'two thirds of a pizza',
  'the big one',
  'gave one away',
  'one of them',
  'one pot pasta',
  'two hundred grams of rice',
  'two or three biscuits',
])('%s stays', (said) => {
  expect(withDigits(said)).toBe(said);
});

test.each([
  ['thepla three with chhundo', 'thepla 3 with chhundo'],
  ['puff puff five', 'puff puff 5'],
  ['two idli one vada', '2 idli 1 vada'],
  ['chicken adobo one cup rice', 'chicken adobo 1 cup rice'],
  ['overnight oats: 50gr oats 150ml almond milk', 'overnight oats: 50g oats 150ml almond milk'],
  ['salmon 6 ounces asparagus 8 spears', 'salmon 6 oz asparagus 8 spears'],
  ['2 eggs no 3 eggs scrambled', '3 eggs scrambled'],
])('%s is as much as %s', (said, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(said)).toBeCloseTo(caloriesOf(plain), 0);
});
