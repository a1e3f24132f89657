import { caloriesOf } from '../../../../test/kit/meals-in-words';

test.each([
  ['2 porkchops', '2 pork chops'],
  ['porkchop no wait 2 porkchops', '2 pork chops'],
  ['6 chickenwings', '6 chicken wings'],
  ['1 cup applejuice', '1 cup apple juice'],
  ['oliveoil 1 tbsp', '1 tbsp olive oil'],
  ['chickensoup', 'chicken soup'],
  ['cottagecheese 1 cup', '1 cup cottage cheese'],
  ['granolabar', 'granola bar'],
])('%s is %s', (typed, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(caloriesOf(typed)).toBeCloseTo(caloriesOf(plain), 0);
});

test.each(['carpool', 'kickstart', 'roadside', 'zorgleflam', 'ricochet'])(
  '%s is no two foods',
  (word) => {
    expect(caloriesOf(word)).toBe(0);
  },
);
