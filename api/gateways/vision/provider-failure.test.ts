import { failureOfStatus } from './provider-failure';

const NOW = Date.parse('2026-11-29T03:00:00Z');

test.each([
  ['30', 30_000],
  ['0', 0],
  ['Sun, 29 Nov 2026 03:01:00 GMT', 60_000],
  ['99999', 3_600_000],
  ['', undefined],
  [' ', undefined],
  ['soon', undefined],
  ['-5', undefined],
  [null, undefined],
])('reads Retry-After %p as %p ms', (header, wait) => {
  expect(failureOfStatus(503, header, NOW).retryAfterMs).toBe(wait);
});
