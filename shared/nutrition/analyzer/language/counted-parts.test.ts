import { caloriesOf } from '../../../../test/kit/meals-in-words';

// A word about something else in one part of a line emptied all of it.
test.each([
  ['almonds 12, babybel light 1 — hypo avoided', 'almonds 12, babybel light 1'],
  ['5 crackers & a can of coke, gate B12', '5 crackers, a can of coke'],
  ['2 boiled eggs, 1 banana (slept badly)', '2 boiled eggs, 1 banana'],
  ['1 bagel - flight delayed', '1 bagel'],
  ['kitkat, tim said it was fine', 'kitkat'],
  ['2 bananas, tub of frozen yogurt, cant face work', '2 bananas, tub of frozen yogurt'],
  ['1 apple, 12 almonds, walked 3 km', '1 apple, 12 almonds'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test.each([
  'bought 2 bagels, 1 apple, paid 12 dollars',
  'need 2 eggs, 1 banana, gym at 5',
  'ran 5k, 2 toes bruised, legs like jelly',
  'dog ate 2 sausages, vet at 3',
  '2 eggs, 1 banana tomorrow, then leg day',
  'piece of cake, that exam',
])('%s is no meal', (text) => {
  expect(caloriesOf(text)).toBe(0);
});
