import { glassesIn, glassOf, waterGoal } from './water';

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
