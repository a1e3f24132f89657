import { dayOf } from '../../../test/kit/intakes';
import { foodItem } from '../../../test/kit/items';
import { finishedDays, spansOf, type Intakes } from './spans';

const TODAY = '2026-03-10';
const intakes: Intakes = new Map(
  ['2026-03-03', '2026-03-09', TODAY].map((day) => [day, dayOf(day, [foodItem()])]),
);

test('a range ends yesterday, since today is not over', () => {
  expect(finishedDays(TODAY, 7)).toEqual([
    ...['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'],
    ...['2026-03-07', '2026-03-08', '2026-03-09'],
  ]);
});

test('seven days are a column each, with today beside them; a day without a meal has no average', () => {
  const spans = spansOf(intakes, TODAY, 7);
  expect(spans.map(({ average }) => average?.days ?? 0)).toEqual([1, 0, 0, 0, 0, 0, 1, 1]);
  expect(spans.map(({ isToday }) => isToday).indexOf(true)).toBe(7);
});

test('ninety days are weeks back from yesterday, each by its logged days, none left out', () => {
  const spans = spansOf(intakes, TODAY, 90);
  expect(spans).toHaveLength(13);
  expect(spans.at(-1)).toMatchObject({ from: '2026-03-03', to: '2026-03-09', isToday: false });
  expect(spans.at(-1)?.average?.days).toBe(2);
  expect(spans[0]?.from).toBe(finishedDays(TODAY, 90)[0]);
});
