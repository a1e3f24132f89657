import { daysBelow } from './axes';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `2026-03-${String(index + 1).padStart(2, '0')}`,
    isToday: index === count - 1,
  }));

test('of many days as many are named as have the room, at an even step back from the last', () => {
  expect(daysBelow(days(31), true).ticks).toEqual([
    '2026-03-03',
    '2026-03-10',
    '2026-03-17',
    '2026-03-24',
    '2026-03-31',
  ]);
  expect(daysBelow(days(13), false).ticks).toHaveLength(5);
});

test('of a few all are named, and no weekday twice: the last of eight is today', () => {
  const { ticks = [], tickFormatter } = daysBelow(days(8), false);
  const words = ticks.map((day, index) => tickFormatter?.(day, index));
  expect(words).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Today']);
});

test('on a phone of a few every second is named', () => {
  expect(daysBelow(days(8), true).ticks).toEqual([
    '2026-03-02',
    '2026-03-04',
    '2026-03-06',
    '2026-03-08',
  ]);
});
