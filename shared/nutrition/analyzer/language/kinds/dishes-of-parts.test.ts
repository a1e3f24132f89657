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
