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
  ['6in subway turkey, a 6" tuna', '6 inch subway turkey, a 6 inch tuna'],
  ['6 in turkey sub', '6 inch turkey sub'],
  ['lasagne 1.5 serves', 'lasagne 1.5 servings'],
  ['greek yogurt, 1 cup (227 g)', 'greek yogurt, 227 g'],
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
  'put 6 in a sandwich',
  'a soft serve',
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
  ['6in subway turkey', '6 inch subway turkey'],
  ['12in meatball sub', 'footlong meatball sub'],
  ['10in pepperoni pizza', 'small pepperoni pizza'],
  ['3 inch cookie', 'cookie'],
  ['two 5 inch pancakes', 'two pancakes'],
  ['chicken curry 1.5 serves', '1.5 servings of chicken curry'],
  ['greek yogurt, 1 cup (227 g)', '227 g greek yogurt'],
  ['salmon one fillet', '1 salmon fillet'],
  ['2 fillets of salmon', '2 salmon fillets'],
  ['3in1 coffee', 'kopi sachet'],
  ['2 3-in-1 coffees', '2 kopi sachets'],
  ['milo 3in1', 'milo'],
  ['fried catfish one fillet hush puppies three', '1 fillet fried catfish, 3 hush puppies'],
  ['eba (2 wraps) and egusi', 'eba 2 wraps and egusi'],
  ['rice (2 cups) and beans (1 cup)', '2 cups rice, 1 cup beans'],
])('%s is as much as %s', (said, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(said)).toBeCloseTo(caloriesOf(plain), 0);
});
