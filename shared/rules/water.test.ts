import { glassesIn, millilitresOf, waterGoal } from './water';

test('glasses of an amount', () => {
  expect([1500, 125, 0].map(glassesIn)).toEqual([6, 0.5, 0]);
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
