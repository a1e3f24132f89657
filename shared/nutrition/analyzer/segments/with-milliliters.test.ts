import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['powerade 750', '750 ml powerade'],
  ['2 meat pies and a choc milk (500)', '2 meat pies and 500 ml choc milk'],
  ['500 chocolate milk', '500 ml chocolate milk'],
  ['pepsi max 600', '600 ml pepsi max'],
  ['guinness 440', '440 ml guinness'],
  ['toast, oj 200', 'toast, 200 ml oj'],
  ['2 coke 330', '2 x 330 ml coke'],
  ['red wine 250', '250 ml red wine'],
  ['4 cokes 330ml', '4 x 330 ml coke'],
  ['3 lagers 440 ml', '3 x 440 ml lager'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test.each([
  ['coffee 120', 'coffee'],
  ['pizza 500', 'pizza'],
  ['latte 190 kcal', '190 kcal latte'],
])('%s tells no milliliters', (typed, plain) => {
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
