import { backoff, outcomeOf } from './outcome';

test.each([
  [{ status: 401, code: 'not_authenticated' }, 'sign-in'],
  [{ status: 403, code: 'wrong_user' }, 'wrong-user'],
  [{ status: 409, code: 'resync_needed' }, 'resync'],
  [{ status: 410, code: 'account_deleted' }, 'account-deleted'],
  [{ status: 413, code: 'body_too_large' }, 'smaller-batch'],
  [{ status: 426, code: 'client_too_old' }, 'upgrade'],
  [{ status: 500, code: 'internal' }, 'retry'],
  [{ status: 401 }, 'retry'],
  [{ status: 0 }, 'retry'],
] as const)('%j is followed by %s', (answer, next) => {
  expect(outcomeOf(answer).next).toBe(next);
});

test('the device waits as long as the server asks', () => {
  expect(outcomeOf({ status: 503, code: 'busy', retryAfter: 7 })).toEqual({
    next: 'retry',
    afterMs: 7_000,
  });
});

test('the wait doubles up to five minutes, and jitter shortens it by at most half', () => {
  expect(backoff(1, 0)).toBe(1_000);
  expect(backoff(1, 1)).toBe(2_000);
  expect(backoff(3, 1)).toBe(8_000);
  expect(backoff(50, 1)).toBe(300_000);
  const waits = { shortest: 5_000, longest: 15_000 };
  expect([1, 2, 3].map((tries) => backoff(tries, 1, waits))).toEqual([10_000, 15_000, 15_000]);
});
