import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['6 pints carling no wait 5 after graft', '5 pints carling'],
  ['3 cookies no wait 2 before bed', '2 cookies'],
  ['2 eggs, actually 3 in butter', '3 eggs in butter'],
  ['clementine x2 (edit: 3)', '3 clementines'],
  ['protein shake: 2 scoops whey, banana. edit - 3 scoops', 'protein shake: 3 scoops whey, banana'],
  ['2 eggs. edit: 3 eggs', '3 eggs'],
  ['2 waffles with 2 tbsp syrup. edit: only 1 waffle', '1 waffle with 2 tbsp syrup'],
  ['2 donuts. ok fine 3', '3 donuts'],
  ['1 cookie (ok 2)', '2 cookies'],
  ['3 oreos... fine, 5', '5 oreos'],
  ['1 biscuit. ok, maybe 3', '3 biscuits'],
  ['6 wings... ok fine 8 wings w ranch', '8 wings w ranch'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
