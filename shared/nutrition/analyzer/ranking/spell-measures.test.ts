import { foodTable } from '../../../../test/kit/foods';
import { caloriesOf } from '../../../../test/kit/meals-in-words';
import { spellMeasures } from './spell-measures';

test.each([
  ['a coulpe of beers', 'a couple of beers'],
  ['1.5 socops whey', '1.5 scoops whey'],
  ['slash of milk', 'splash of milk'],
  ['sall poutine', 'small poutine'],
  ['handfull almonds and 2 slces toast', 'handful almonds and 2 slices toast'],
])('%s', (typed, meant) => {
  expect(spellMeasures(foodTable(), typed)).toBe(meant);
  expect(caloriesOf(typed)).toBe(caloriesOf(meant));
});

test.each(['smell of coffee', 'a place of pasta', 'pate on toast', '2 plaice fillets', 'dosa'])(
  '%s stays as it is',
  (typed) => {
    expect(spellMeasures(foodTable(), typed)).toBe(typed);
  },
);
