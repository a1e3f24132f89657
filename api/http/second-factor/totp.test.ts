import { newSecret, secretAddress, stepOf } from './totp';

// RFC 6238, appendix B: the secret '12345678901234567890' in base32. Our codes are the last six of its eight digits.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is that of RFC 6238', (seconds, code) => {
  expect(stepOf(SECRET, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
});

test.each([
  ['30 seconds before', -30, 0],
  ['30 seconds after', 30, 0],
  ['a minute before', -60, undefined],
  ['a minute after', 60, undefined],
])('with a clock that is %s, a code is accepted up to one step away', (_when, off, delta) => {
  const seconds = 1_234_567_890;
  const step = stepOf(SECRET, '005924', (seconds + off) * 1_000);
  expect(step).toBe(delta === undefined ? undefined : Math.floor(seconds / 30));
});

test.each(['', '5924', '0005924', 'abcdef', 'K7QD3M2XK7QD3M2XK7QD3M2X'])(
  '%j is not a code of any step',
  (code) => {
    expect(stepOf(SECRET, code, 1_234_567_890_000)).toBeUndefined();
  },
);

test('a secret has 160 bits, and no two are equal', () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(secrets).size).toBe(100);
});

test('the address contains what an authenticator app needs, for any name', () => {
  const address = new URL(secretAddress(SECRET, 'ada+meals@example.org'));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toMatch(/Platelog:ada\+meals@example\.org$/);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Platelog',
    secret: SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
