import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ["didn't finish the fufu, 3/4 eaten", 'fufu, ate 3/4'],
  ['burger 3/4 eaten', 'burger, ate 3/4'],
  ['cottage pie, ate half of the 400g tray', 'cottage pie 200 g'],
  ['pasta bake ate 1/4 of a 800 g tray', 'pasta bake 200 g'],
  ['a pizza shared with 2 friends, i had like a third', '1/3 of a pizza'],
  ['carne asada fries shared w 2 people i had about 1/3', '1/3 of carne asada fries'],
  ['a burrito, split with my wife', '1/2 a burrito'],
  ['2 eggs, 1 garlic naan half only', '2 eggs, 1/2 garlic naan'],
  ['curry with naan, gave half naan to my son', 'curry with naan, left half the naan'],
  ['burger and fries, gave half the fries to my kid', 'burger and fries, left half the fries'],
  ['2 eggs, 1 oz cheese. got full, left half', '1 egg, 0.5 oz cheese'],
  ['lasagna ate half of the tray', 'lasagna, ate half'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), -1);
});
