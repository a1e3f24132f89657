import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['🍕🍕🍕', '3 slices of pizza'],
  ['🍕🍕 + 🥤', '2 slices of pizza, 1 cola'],
  ['🍪🍪', '2 cookies'],
  ['🍎🍏', '2 apples'],
  ['2 🍎🍏', '2 apples'],
  ['2 🍩🍪', '2 donuts, cookie'],
  ['2 🍎 and yoghurt', '2 apples and yoghurt'],
  ['🍎🍎 and yoghurt', '2 apples and yoghurt'],
  ['yoghurt with two 🍌', 'yoghurt with two bananas'],
  ['half a 🥑, 2 toasts', 'half an avocado, 2 toasts'],
  ['lunch: 🌮🌮🌮 + coke', '3 tacos + coke'],
  ['burger and fries, 🍔🍟', 'burger and fries'],
  ['burger 🍔 and fries 🍟', 'burger and fries'],
  ['coffee ☕️ and 🥐', 'coffee and 1 croissant'],
  ['1,5 🍌', '1.5 bananas'],
  ['handful of 🥜', 'handful of peanuts'],
  ['🍎 x3', '3 apples'],
  ['x2 🌮 + coke', '2 tacos + coke'],
  ['🍳🍳🥓 w/ toast', '2 fried eggs, 1 bacon, toast'],
  ['10 🍇 + 🫐', '10 grapes + handful of blueberries'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
