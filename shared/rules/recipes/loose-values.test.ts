import { energyOf } from './loose-values';

test.each([
  ['1,297 kcal', 1297],
  ['1297 kJ', 310],
  ['1297 kJ / 310 kcal', 310],
  ['310 kcal (1297 kJ)', 310],
  ['310 (45 calories from fat)', 310],
  ['310', 310],
  [310, 310],
  ['unknown', null],
])('of %s the energy in kcal is %s', (said, kcal) => {
  expect(energyOf(said)).toBe(kcal);
});
