import { caloriesOf, itemsOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['2 popsicle orange', '2 popsicles'],
  ['gatorade orange', 'gatorade'],
  ['jello orange', 'jello'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test('fruit beside a bar or behind a comma stays', () => {
  expect(itemsOf('jello, orange')).toHaveLength(2);
});
