import { nearGoal } from './weight-points';

const points = [
  { measured: 70.5, trend: 70 },
  { measured: null, trend: 69 },
];

test.each([
  [67.1, 67.1],
  [65, undefined],
  [72.4, 72.4],
  [undefined, undefined],
])('next to 69 to 70.5, a goal of %s is drawn as %s', (goal, drawn) => {
  expect(nearGoal(points, goal)).toBe(drawn);
});

test('a wide span has more room around it', () => {
  expect(nearGoal([...points, { measured: 80, trend: 74 }], 60)).toBe(60);
});
