import { isLocalDateTime } from './local-date-time';

test.each(['2026-11-21T12:30', '2024-02-29T00:00', '1999-12-31T23:59'])('%s exists', (text) => {
  expect(isLocalDateTime(text)).toBe(true);
});

test.each([
  '2026-02-30T12:00',
  '2025-02-29T12:00',
  '2026-13-01T12:00',
  '2026-11-21T24:00',
  '2026-11-21T12:60',
  '2026-11-21',
  '2026-11-21T12:30:00',
  '2026-11-21T12:30Z',
  '0001-01-01T00:00',
  'yesterday',
  '',
])('%s does not exist', (text) => {
  expect(isLocalDateTime(text)).toBe(false);
});
