import fc from 'fast-check';

import { niceTicks } from './nice-ticks';

test.each([
  [0, 2_480, [0, 1_000, 2_000, 3_000]],
  [0, 430, [0, 200, 400, 600]],
  [64.8, 70.9, [64, 66, 68, 70, 72]],
  [68.2, 68.9, [68, 68.5, 69]],
])('from %d to %d', (low, high, ticks) => {
  expect(niceTicks(low, high)).toEqual(ticks);
});

test('a few even steps hold both ends', () => {
  const weight = fc.double({ min: 0, max: 10_000, noNaN: true });
  fc.assert(
    fc.property(weight, weight, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const ticks = niceTicks(low, high);
      expect(ticks[0]!).toBeLessThanOrEqual(low);
      expect(ticks.at(-1)!).toBeGreaterThanOrEqual(high);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }),
  );
});
