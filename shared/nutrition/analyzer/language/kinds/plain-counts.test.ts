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
  ['small new potatoes 4', '4 new potatoes'],
  ['4 small baby potatoes', '4 baby potatoes'],
  ['3 jersey royals', '3 new potatoes'],
  ["6' tuna sub", '6 inch tuna sub'],
  ['2 puri with aloo sabji', '2 puri, aloo sabji'],
  ['half a ball of mozzarella', '62.5g mozzarella'],
  ['two fistfuls raisins', 'two handfuls raisins'],
  ['2 potato halves', '1 potato'],
  ['3 canned peach halves', '1.5 canned peach'],
  ['four walnut halves', '2 walnuts'],
  ['three avocado halves', '1.5 avocado'],
  ['a glass of 2%', 'a glass of 2% milk'],
  ['meatloaf 2 slices, cup of 1%', 'meatloaf 2 slices, cup of 1% milk'],
  ['burger patties x2, cheddar, mayo', '2 burger patties + cheddar + mayo'],
  ['6 almonds and a babybel. sugar was 5.8', '6 almonds and a babybel'],
  ['toast. bs 7.2 before bed', 'toast'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
