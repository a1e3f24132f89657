import { caloriesOf } from '../../../../../test/kit/meals-in-words';

test.each([
  ['mince on toast x4 slices', 'savoury mince, 4 slices of toast'],
  ['toastie: ham cheese', 'ham cheese toastie'],
  ['sandwich: egg mayo', 'egg mayo sandwich'],
  [
    'sunday dinner at my mams: roast beef 3 slices, 2 yorkies, gravy',
    'roast beef 3 slices, 2 yorkshire puddings, gravy',
  ],
  ['quarter mutton bunny', 'mutton bunny chow'],
  ['half bunny', '2 bunny chow'],
  ['crusts of her cheese toastie, 3 grapes', '0.25 cheese toastie, 3 grapes'],
  ['kids pbj crusts and half a banana', '0.25 pbj, half a banana'],
  ['crust of pizza 2', '0.4 slices of pizza'],
  ['fried chicken thigh and leg, roll', 'fried chicken thigh, drumstick, roll'],
  ['gumbo w rice cup', '1 cup of gumbo with rice'],
  ['chickpea curry (2 tins chickpeas in it)', 'chickpea curry'],
  ['bulletproof coffee - 1 tbsp mct, 1 tbsp butter', 'coffee, 1 tbsp mct, 1 tbsp butter'],
  ['burger patty on a bun', 'burger patty, 1 hamburger bun'],
  ['shake: 2 scoops, 1 banana, 200 ml milk', '2 scoops whey, 1 banana, 200 ml milk'],
  [
    'chipotle double chicken bowl white rice black beans cheese',
    'chipotle bowl double chicken white rice black beans cheese',
  ],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test.each([
  ['romaine caesar salad', 'caesar salad'],
  ['caesar salad with romaine, parmesan and croutons', 'caesar salad'],
  ['caesar side salad', 'caesar salad'],
  ['caesar salad w grilled chicken', 'chicken caesar salad'],
  ['caesar salad with chicken, no croutons', 'chicken caesar salad'],
])('%s has its dressing, as %s', (typed, plain) => {
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test.each(['caesar salad', 'chicken caesar salad'])('%s may be without its dressing', (salad) => {
  expect(caloriesOf(`${salad} no dressing`)).toBeLessThan(caloriesOf(salad) / 2);
});
