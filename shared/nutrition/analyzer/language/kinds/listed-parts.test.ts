import { caloriesOf } from '../../../../../test/kit/meals-in-words';

test.each([
  ['smoothie (banana, milk, spinach)', 'banana, milk, spinach'],
  ['snack plate (cheese, grapes and crackers)', 'cheese, grapes, crackers'],
  ['wrap (chicken, lettuce, mayo)', 'chicken wrap'],
  ['burrito bowl (rice, beans, chicken)', 'chicken burrito bowl'],
  ['trail mix (nuts, raisins, m&ms)', 'trail mix'],
  ['caesar salad (chicken, croutons), coke', 'chicken caesar salad, coke'],
  ['2 wraps (chicken, lettuce, mayo)', '2 chicken wraps'],
  ['2 smoothies (banana, milk)', '2 smoothies'],
  ['2 eggs and a soup (lentil, carrot)', '2 eggs and a lentil soup'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test('what stands beside a dish in its brackets is counted', () => {
  expect(caloriesOf('curry (rice, naan)')).toBeGreaterThan(caloriesOf('naan') + 200);
});
