import { caloriesOf } from '../../../../../test/kit/meals-in-words';

test.each([
  ['half a packet of digestives maybe 8 biscuits', '8 digestives'],
  ['half packet hobnobs prob 7', '7 hobnobs'],
  ['half a pack of oreos like 6 cookies', '6 oreos'],
  ['a pack of rolos, maybe 5 of them', '5 rolos'],
  ['quarter pack jaffa cakes, 4 cakes', '4 jaffa cakes'],
  ['third of a box of fig rolls (about 4)', '4 fig rolls'],
  ['tea, half a tub of maltesers ~ 12', 'tea, 12 maltesers'],
  ['half a bar of dairy milk about 4 squares', '4 squares of dairy milk'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test.each([
  ['a packet of crisps, 2 cookies', ['a packet of crisps', '2 cookies']],
  ['bag of popcorn and 3 biscuits', ['bag of popcorn', '3 biscuits']],
])('%s are two things', (meal, parts) => {
  const sum = parts.reduce((all, part) => all + caloriesOf(part), 0);
  expect(caloriesOf(meal)).toBeCloseTo(sum, 0);
});
