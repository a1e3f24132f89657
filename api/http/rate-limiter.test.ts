import { isShort } from '../../test/kit/short';
import { RateLimiter } from './rate-limiter';

const LIMIT = { most: 2, seconds: 60 };
const refused = (retryAfter: number) =>
  expect.objectContaining({ code: 'rate_limited', retryAfter }) as Error;

test('attempts beyond the limit are refused until the window ends', () => {
  let clock = 0;
  const limiter = new RateLimiter(() => clock);
  limiter.take('ada', LIMIT);
  limiter.take('ada', LIMIT);
  clock = 45_000;
  expect(() => limiter.take('ada', LIMIT)).toThrow(refused(15));
  limiter.take('linus', LIMIT);
  clock = 60_000;
  limiter.take('ada', LIMIT);
});

test('a key that is reset starts from zero, and colliding keys are still found', () => {
  const limiter = new RateLimiter(() => 0);
  const keys = Array.from({ length: 5_000 }, (_, n) => `key ${n}`);
  for (const key of keys) limiter.take(key, { most: 1, seconds: 60 });
  for (const key of keys.slice(0, 2_500)) limiter.forgive(key);
  for (const [n, key] of keys.entries()) {
    const again = () => limiter.take(key, { most: 1, seconds: 60 });
    if (n < 2_500) again();
    else expect(again).toThrow(refused(60));
  }
});

test('hundreds of thousands of keys are counted in bounded memory', () => {
  const limiter = new RateLimiter(() => 0);
  const count = isShort ? 200_000 : 1_000_000;
  for (let key = 0; key < count; key += 1) limiter.take(`someone ${key}`, { most: 1, seconds: 60 });
  expect(limiter.size).toBe(count);
  expect(limiter.bytes).toBeLessThan(64 * 1024 * 1024);
  for (const key of [0, 1, 77_777, count / 2, count - 1]) {
    expect(() => limiter.take(`someone ${key}`, { most: 1, seconds: 60 })).toThrow(refused(60));
  }
});

test('keys beyond the capacity are still counted, and memory stays bounded', () => {
  let clock = 0;
  const limiter = new RateLimiter(() => clock, 32);
  const limit = { most: 10, seconds: 60 };
  for (let key = 0; key < 50_000; key += 1) limiter.take(`flood ${key}`, { ...limit, most: 1_000 });
  expect(limiter.bytes).toBeLessThan(8 * 1024 * 1024);
  const tries = () => {
    for (let n = 0; n <= limit.most; n += 1) limiter.take('newcomer', limit);
  };
  expect(tries).toThrow(refused(60));
  clock = 61_000;
  limiter.take('newcomer', limit);
});
