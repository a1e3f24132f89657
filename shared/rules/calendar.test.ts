import { daysAfter, firstOfWeek } from './calendar';

test.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-03-29', -1, '2026-03-28'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2025-12-31', 1, '2026-01-01'],
  ['2026-01-07', -7, '2025-12-31'],
])('%s and %i days are %s', (day, days, other) => {
  expect(daysAfter(day, days)).toBe(other);
});

test.each([
  ['2026-11-21', 6, '2026-11-21'],
  ['2026-11-22', 1, '2026-11-16'],
  ['2026-11-22', 7, '2026-11-22'],
  ['2026-11-23', 1, '2026-11-23'],
  ['2026-11-23', 7, '2026-11-22'],
  ['2026-01-01', 1, '2025-12-29'],
])('%s is in the week that begins on day %i, %s', (day, start, first) => {
  expect(firstOfWeek(day, start)).toBe(first);
});
