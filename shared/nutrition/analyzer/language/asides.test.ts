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
  ['bun butter (iyengar bakery)', 'bun butter'],
  ['microwave rice half pouch (tilda basmati)', 'microwave rice half pouch'],
  ['birthday in the break rm, slice of cake', 'slice of cake'],
  ['empanadas carne 2 al horno, mate no sugar', '2 empanadas carne, mate no sugar'],
  ['burger, dipped my fries in it (small fries)', 'burger, small fries'],
  ['bak chor mee dry, soup didnt drink', 'bak chor mee dry'],
  ['ramen, broth not drunk', 'ramen'],
  ['ramen, my share a third', 'ramen, ate a third'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
