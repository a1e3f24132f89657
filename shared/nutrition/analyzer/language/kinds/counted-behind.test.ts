import { caloriesOf } from '../../../../../test/kit/meals-in-words';

test.each([
  ['toast with butter x2', '2 toast with butter'],
  ['rice cakes with peanut butter x 2', '2 rice cakes with peanut butter'],
  ['crackers with cheese x4', '4 crackers, cheese'],
  ['pancakes with syrup x3, coffee', '3 pancakes with syrup, coffee'],
  ['bread and butter, 2 slices', '2 slices of bread and butter'],
  ['toast with jam 2 slices, tea', '2 slices of toast with jam, tea'],
  ['roti - 3, sabzi - 1 bowl', '3 roti, sabzi 1 bowl'],
  ['roti-2, dal-1 bowl', '2 roti, dal 1 bowl'],
  ['eggs - 2, toast - 1', '2 eggs, 1 toast'],
  ['Idli: 3, sambar: 1 bowl', '3 idli, sambar 1 bowl'],
  ['oats - 50g, milk - 200ml, banana - 1', '50 g oats, 200 ml milk, 1 banana'],
  ['shake: 2 scoops, 1 banana, 200 ml milk', '2 scoops whey, 1 banana, 200 ml milk'],
  ['curry: 1 bowl, rice: 1 cup', '1 bowl curry; 1 cup rice'],
  ['chapati 2 na beans', '2 chapati and beans'],
  ['mandazi 2 na chai', '2 mandazi, chai'],
  ['pupusas 3 revueltas', '3 pupusas revueltas'],
  ['100g chicken, same of rice', '100g chicken, 100g rice'],
  ['1 cup rice and the same amount of beans', '1 cup rice, 1 cup beans'],
  ['rice 1 cup same of dal', '1 cup rice, 1 cup dal'],
  ['chicken 100 g, same of rice', '100 g chicken, 100 g rice'],
  ['roti 2 same of paratha', '2 roti, 2 paratha'],
  ['rice 150g and chicken same amount', '150 g rice, 150 g chicken'],
  ['1 bowl rice and the same of dal', '1 bowl rice, 1 bowl dal'],
  ['tea with sugar 2 spoons', 'tea with 2 tsp sugar'],
  ['half fries x2', '1 portion of fries'],
  ['1/2 fries x 3', '1.5 portions of fries'],
  ["tuna sub 6'", 'tuna sub 6 inch'],
  ["12' italian sub", 'footlong italian sub'],
  ["9' pizza", '9 inch pizza'],
  ['burger, fries (0)', 'burger'],
  ['burger, fries x 0', 'burger'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test('a number of a name is no count', () => {
  expect(caloriesOf('omega-3')).toBe(caloriesOf('fish oil capsule'));
});
