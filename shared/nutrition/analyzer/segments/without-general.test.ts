import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['beer, 2 glasses of guinness', '2 glasses of guinness'],
  ['cereal, 40g cheerios', '40g cheerios'],
  ['cheese, 30g cheddar', '30g cheddar'],
  ['bread, 2 slices of sourdough', '2 slices of sourdough'],
  ['fruit, 1 apple and 1 banana', '1 apple and 1 banana'],
  ['biscuits, 3 hobnobs', '3 hobnobs'],
  ['fish, 150g salmon', '150g salmon'],
  ['cookies oreo', 'oreo'],
  ['cereal cheerios', 'cheerios'],
  ['pbj uncrustable', 'uncrustable'],
  ['2 uncrustables pbj', '2 uncrustables'],
  ['frozen pizza Ristorante Mozzarella, whole', 'dr oetker ristorante'],
  ['mee goreng (indomie)', 'indomie'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test.each([
  ['bread, 2 eggs', 'bread', '2 eggs'],
  ['30g bread, 2 slices of sourdough', '30g bread', '2 slices of sourdough'],
  ['cheese, 2 slices of sourdough', 'cheese', '2 slices of sourdough'],
])('%s are two', (meal, one, other) => {
  expect(caloriesOf(meal)).toBeCloseTo(caloriesOf(one) + caloriesOf(other), -1);
});
