import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['noodles, frozen veg chucked in', 'noodles, frozen veg'],
  ['maggi with an egg cracked in', 'maggi with an egg'],
  ['dal half katori (watery)', 'dal half katori'],
  ['noodles, extra chilli', 'noodles'],
  ['burger extra chilli', 'burger'],
  ['1 scoop gold std whey', '1 scoop whey'],
  ['lasagne, had 3/4 gave rest to the apprentice', 'lasagne, ate 3/4'],
  ['pizza, my share was half', 'pizza, ate half'],
  ['ramen, my share a third', 'ramen, ate a third'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
