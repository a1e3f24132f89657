import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['6 pints carling no wait 5 after graft', '5 pints carling'],
  ['3 cookies no wait 2 before bed', '2 cookies'],
  ['2 eggs, actually 3 in butter', '3 eggs in butter'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
