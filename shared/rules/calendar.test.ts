import { daysAfter } from './calendar';

test.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-03-29', -1, '2026-03-28'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2025-12-31', 1, '2026-01-01'],
  ['2026-01-07', -7, '2025-12-31'],
])('%s and %i days are %s', (day, days, other) => {
  expect(daysAfter(day, days)).toBe(other);
});
