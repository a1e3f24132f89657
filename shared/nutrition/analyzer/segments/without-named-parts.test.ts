import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['tapsilog, 1 cup sinangag', 'tapsilog'],
  ['longsilog with egg and garlic rice', 'longsilog'],
  ['nasi lemak with egg, peanuts, sambal', 'nasi lemak'],
  ['poha one bowl with peanuts', 'poha one bowl'],
  ['pad thai, crushed peanuts', 'pad thai'],
])('%s is %s, which holds them', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test.each([
  ['full fry, 2 eggs, 2 sausages, toast', '2 eggs, 2 sausages, toast'],
  ['bunless whopper', 'whopper no bun'],
  ['1 roll w cinnamon butter', '1 roll with butter'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
