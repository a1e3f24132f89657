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
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});
