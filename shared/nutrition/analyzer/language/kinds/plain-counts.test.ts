import { caloriesOf } from '../../../../../test/kit/meals-in-words';

test.each([
  ['pakoras 4/5', '5 pakoras'],
  ['samosas 4-5', '5 samosas'],
  ['grapes 7 or 8', '8 grapes'],
  ['5/6 samosas', '5.5 samosas'],
  ['4/5 of a pizza', '0.8 pizza'],
  ['tbsp 0% greek yog', '1 tbsp 0% greek yogurt'],
  ['falafel 4 balls, hummus', '4 falafel, hummus'],
  ['gulab jamun 2 balls', '2 gulab jamun'],
  ['arancini 3 balls', '3 arancini'],
  ['matzo ball soup 2 balls', 'matzo ball soup'],
  ['1 crisp', '1 potato chip'],
  ["6' tuna sub", '6 inch tuna sub'],
  ['2 puri with aloo sabji', '2 puri, aloo sabji'],
  ['half a ball of mozzarella', '62.5g mozzarella'],
  ['two fistfuls raisins', 'two handfuls raisins'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
