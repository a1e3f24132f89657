import { caloriesOf, itemsOf } from '../../../../test/kit/meals-in-words';

const gramsOfLast = (text: string) => itemsOf(text).at(-1)?.grams ?? 0;

test.each([
  'yogurt with walnuts',
  'greek yogurt 200g, walnuts',
  'porridge w raisins',
  'oatmeal with honey and almonds',
  'upma with cashews',
  'walnuts on yogurt',
])('%s has some of them on it', (meal) => {
  expect(gramsOfLast(meal)).toBeGreaterThan(10);
  expect(gramsOfLast(meal)).toBeLessThan(25);
});

test.each(['apple with almonds', 'banana, walnuts', 'almonds with raisins', 'coffee and almonds'])(
  '%s has a portion of them beside it',
  (meal) => {
    expect(gramsOfLast(meal)).toBeGreaterThan(25);
  },
);

test('an amount that is told stays', () => {
  expect(caloriesOf('yogurt, 30 g walnuts')).toBeCloseTo(
    caloriesOf('yogurt') + caloriesOf('30 g walnuts'),
    0,
  );
});

test('what is little takes no spoon of fat', () => {
  expect(gramsOfLast('handful of makhana roasted in ghee')).toBeLessThan(6);
  expect(gramsOfLast('potatoes roasted in olive oil')).toBeGreaterThan(10);
});
