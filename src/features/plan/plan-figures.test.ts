import { helping } from '../../../test/kit/items';
import type { PlannedEntry } from '../../store/kitchen/planned-meals';
import { averageOfPlan } from './plan-figures';

const planned = (calories: number | null) =>
  ({ portions: 1, items: [helping('Stew', { calories })] }) as unknown as PlannedEntry;

const WEEK = [
  { day: '2026-11-23', entries: [] },
  { day: '2026-11-25', entries: [planned(null)] },
  { day: '2026-11-26', entries: [planned(666)] },
];
// The target was 1,750 before the planned day.
const targetOf = (day: string) => (day < '2026-11-26' ? 1_750 : 1_790);

test('the average is compared with the targets of the same days', () => {
  const { average, target } = averageOfPlan(WEEK, targetOf);
  expect([average.days, average.calories, target]).toEqual([1, 666, 1_790]);
  const two = [...WEEK, { day: '2026-11-24', entries: [planned(600)] }];
  expect(averageOfPlan(two, targetOf).target).toBe(1_770);
});

test('without goals or without numbers there is no target', () => {
  expect(averageOfPlan(WEEK, undefined).target).toBeUndefined();
  expect(averageOfPlan(WEEK.slice(0, 2), targetOf).target).toBeUndefined();
});
