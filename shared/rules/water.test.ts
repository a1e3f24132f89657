import { glassesIn, glassOf, millilitresOf, waterGoal } from './water';

test('glasses of either unit', () => {
  expect(glassesIn(1500, 'ml')).toBe(6);
  expect(glassesIn(1500, 'fl_oz')).toBe(6.3);
  expect(glassesIn(125, 'ml')).toBe(0.5);
  expect(glassesIn(0, 'ml')).toBe(0);
  for (const volume of ['ml', 'fl_oz'] as const)
    expect(glassesIn(8 * glassOf(volume), volume)).toBe(8);
});

test.each([
  [undefined, 8],
  ['12', 12],
  ['hidden', null],
  ['of a newer version', 8],
  ['0', 8],
  ['-3', 8],
])('the goal chosen as %s is %s', (choice, goal) => {
  expect(waterGoal(choice)).toBe(goal);
});

test.each([
  [330, 'ml', 330],
  [12, 'fl_oz', 355],
  [0.4, 'ml', null],
  [0, 'ml', null],
  [-250, 'ml', null],
  [5_000, 'ml', 5_000],
  [5_001, 'ml', null],
  [170, 'fl_oz', null],
] as const)('%d %s are %s ml', (amount, unit, ml) => {
  expect(millilitresOf(amount, unit)).toBe(ml);
});
