import { daysAfter } from '#shared/rules/calendar';

import { dayOf } from '../../../test/kit/intakes';
import { foodItem } from '../../../test/kit/items';
import { showAs } from '../../ui/words/display';
import { finishedDays, spansOf, type Intakes } from './spans';

const TODAY = '2026-03-10';
const logged: Intakes = new Map(
  ['2026-03-03', '2026-03-09', TODAY].map((day) => [day, dayOf(day, [foodItem()])]),
);

test('a range ends yesterday, since today is not over', () => {
  expect(finishedDays(TODAY, 7)).toEqual([
    ...['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'],
    ...['2026-03-07', '2026-03-08', '2026-03-09'],
  ]);
});

test('seven days are seven columns, the same as in the average; a day without meals has no average', () => {
  const spans = spansOf({ logged, complete: logged }, TODAY, 7);
  expect(spans.map(({ from }) => from)).toEqual(finishedDays(TODAY, 7));
  expect(spans.map(({ average }) => average?.days ?? 0)).toEqual([1, 0, 0, 0, 0, 0, 1]);
});

test('before the first finished day, today is the last of the seven days', () => {
  const begun = new Map([[TODAY, dayOf(TODAY, [foodItem()])]]);
  const spans = spansOf({ logged: begun, complete: new Map() }, TODAY, 7);
  expect(spans.map(({ average }) => average?.days ?? 0)).toEqual([0, 0, 0, 0, 0, 0, 1]);
  expect(spans.findIndex(({ isToday }) => isToday)).toBe(6);
});

test.each([
  ['monday', '2026-03-09', 1, '2026-03-02'],
  ['sunday', '2026-03-08', 1, '2026-03-01'],
  ['saturday', '2026-03-07', 1, '2026-02-28'],
] as const)(
  'ninety days are weeks from %s on, each by its complete days, none left out',
  (weekStart, last, count, before) => {
    showAs({ weekStart });
    const spans = spansOf({ logged, complete: logged }, TODAY, 90);
    showAs({});
    expect(spans.at(-1)).toMatchObject({ from: last, to: '2026-03-09', isToday: false });
    expect(spans.at(-1)?.average?.days).toBe(count);
    expect(spans.at(-2)).toMatchObject({ from: before, to: daysAfter(last, -1) });
    expect(spans[0]?.from).toBe(finishedDays(TODAY, 90)[0]);
    const days = spans.flatMap(({ from, to }) =>
      finishedDays(daysAfter(to, 1), daysFrom(from, to)),
    );
    expect(days).toEqual(finishedDays(TODAY, 90));
  },
);

test('an incomplete day has its own column, but is not in the average of its week', () => {
  const complete = new Map([...logged].filter(([day]) => day !== '2026-03-09'));
  const daily = spansOf({ logged, complete }, TODAY, 7);
  expect(daily.map(({ isPartial }) => isPartial)).toEqual([...Array<boolean>(6).fill(false), true]);
  expect(daily.at(-1)?.average?.days).toBe(1);
  const weekly = spansOf({ logged, complete }, TODAY, 90);
  expect(weekly.at(-1)).toMatchObject({ from: '2026-03-08', average: null, isPartial: false });
  expect(weekly.at(-2)?.average?.days).toBe(1);
});

const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
