import { addressKey, RateLimiter } from './rate-limit';

const LIMIT = { most: 2, seconds: 60 };

test('tries beyond the limit are refused until the window is over', () => {
  let clock = 0;
  const limiter = new RateLimiter(() => clock);
  limiter.take('ada', LIMIT);
  limiter.take('ada', LIMIT);
  clock = 45_000;
  expect(() => limiter.take('ada', LIMIT)).toThrow(
    expect.objectContaining({ code: 'rate_limited', retryAfter: 15 }) as Error,
  );
  limiter.take('linus', LIMIT);
  clock = 60_000;
  limiter.take('ada', LIMIT);
});

test('half a million keys do not grow the memory without end', () => {
  const limiter = new RateLimiter(() => 0);
  for (let key = 0; key < 500_000; key += 1) limiter.take(`someone-${String(key)}`, LIMIT);
  expect(limiter.size).toBeLessThanOrEqual(50_000);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::1', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ['192.0.2.1', '192.0.2.2', false],
  ['2001:db8::1', '2001:db8:0:0:9::1', true],
  ['::1', '2001:db8::1', false],
  ['a:b:c:d:e:f::g:h:i:j', 'no address: at all', false],
  ['2001:db8::1:2:3:4', '2001:db8::9:8:7:6', true],
])('%s and %s are one: %s', (one, other, same) => {
  expect(addressKey(one) === addressKey(other)).toBe(same);
});
