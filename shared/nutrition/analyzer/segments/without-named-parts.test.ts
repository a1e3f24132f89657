import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['tapsilog, 1 cup sinangag', 'tapsilog'],
  ['longsilog with egg and garlic rice', 'longsilog'],
  ['nasi lemak with egg, peanuts, sambal', 'nasi lemak'],
  ['poha one bowl with peanuts', 'poha one bowl'],
  ['pad thai, crushed peanuts', 'pad thai'],
  ['sunday roast with beef, 4 roasties', 'sunday roast with beef'],
  ['baked potato loaded - cheese, sour cream', 'loaded baked potato'],
  ['chocolate cake with frosting', 'chocolate cake'],
  ['steeped tea medium 1 milk 1 sugar', 'steeped tea medium'],
  ['masala chai with milk n sugar', 'masala chai'],
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

test('more sugar than a chai has is beside it', () => {
  expect(caloriesOf('chai with 4 sugars')).toBeGreaterThan(caloriesOf('chai') + 50);
});

test('a pho without noodles is less', () => {
  expect(caloriesOf('pho no noodles')).toBeLessThan(0.7 * caloriesOf('pho'));
});
