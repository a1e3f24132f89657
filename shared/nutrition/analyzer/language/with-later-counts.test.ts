import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['half a burrito at lunch, other half later', '1 burrito'],
  ['half a bagel, then ate the other half lol', '1 bagel'],
  ['half a pint of ice cream, other half this morning', '1 pint of ice cream'],
  ['half a sandwich, other half for my wife', 'half a sandwich'],
  ['2 sandwiches, ate 1 so far and some chips', '1 sandwich and some chips'],
  ['4 cookies, had 2 and a glass of milk', '2 cookies and a glass of milk'],
  ['a twix. then another one', '2 twix'],
  ['whittakers peanut slab 1. then another. sigh', '2 whittakers peanut slabs'],
  ['a donut, then another', '2 donuts'],
  ['a bag of crisps, then another', '2 bags of crisps'],
  ['2 slices toast then another', '3 slices toast'],
  ['mum made pancakes i had 4 with lemon', '4 pancakes with lemon'],
  ['pancakes, had 4 with syrup', '4 pancakes with syrup'],
  ['wife made dosas i ate 3', '3 dosas'],
  ['my mom made tamales and i had 3', '3 tamales'],
  ['we made pizza and i had 3 slices', '3 slices of pizza'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test.each([
  'meatloaf, mashed potatoes and peas. small portions',
  'chicken, rice, beans (small portions)',
  'steak, baked potato, salad, small helpings',
])('all of %s is less', (text) => {
  const [usual = ''] = text.split(/[.,(]? ?\(?small/);
  expect(caloriesOf(text)).toBeLessThan(0.75 * caloriesOf(usual));
});
