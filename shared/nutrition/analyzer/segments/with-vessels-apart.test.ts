import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['2 eggs cup of coffee', '2 eggs, 1 cup of coffee'],
  ['2 eggs toast glass of milk', '2 eggs, toast, 1 glass of milk'],
  ['3 tacos can of coke', '3 tacos, 1 can of coke'],
  ['2 boiled eggs can of tuna', '2 boiled eggs, 1 can of tuna'],
  ['6 wings pint of beer', '6 wings, 1 pint of beer'],
  ['4 hard boiled eggs bag of peanuts (1.75 oz)', '4 hard boiled eggs, peanuts 1.75 oz'],
  ['slice of toast cup of tea', 'slice of toast, 1 cup of tea'],
  ['5 gyoza 1 miso soup bowl of edamame', '5 gyoza, 1 miso soup, 1 bowl of edamame'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test.each([
  ['a wine glass of milk', 'a glass of milk'],
  ['leftover bowl of chili', 'bowl of chili'],
  ['nice cold pint of beer', 'pint of beer'],
  ['a snapple bottle of tea', 'a bottle of tea'],
  ['a toasted slice of whole wheat bread', 'a slice of whole wheat bread'],
])('%s is one thing', (typed, plain) => {
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
