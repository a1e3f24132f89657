import { caloriesOf } from '../../../../../test/kit/meals-in-words';

test.each([
  ['a drop of milk', 'a splash of milk'],
  ['tea with a drop of milk', 'tea with a splash of milk'],
  ['a bit of yogurt', 'small yogurt'],
  ['toast with a little bit of cheese', 'toast with small cheese'],
  ['ugali bit of beef stew', 'ugali, small beef stew'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test('a bit of something is less than one has of it by itself', () => {
  expect(caloriesOf('a bit of cheese')).toBeLessThan(caloriesOf('cheese'));
  expect(caloriesOf('a bit of yogurt')).toBeLessThan(caloriesOf('yogurt'));
});
