import { dayOf } from '../../../../test/kit/intakes';
import { helping } from '../../../../test/kit/items';
import { daysNear } from './tiles';

const dayWith = (calories: number | null) => dayOf('2026-03-01', [helping('Stew', { calories })]);

test('a day within a tenth of the target is on it, to the very edge', () => {
  const days = [1_799, 1_800, 2_000, 2_200, 2_201].map((calories) => dayWith(calories));
  expect(daysNear([...days, dayWith(null)], 2_000)).toBe(3);
});
