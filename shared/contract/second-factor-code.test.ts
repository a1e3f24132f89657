import { codeSchema, groupedCode, isTotpCode } from './accounts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['١٢٣ ٤٥٦', '123456'],
  ['K7QD-3M2X-K7QD-3M2X-K7QD-3M2X', 'K7QD3M2XK7QD3M2XK7QD3M2X'],
  ['k7qd 3m2x k7qd 3m2x k7qd 3m2x', 'K7QD3M2XK7QD3M2XK7QD3M2X'],
  // O, I and L are not in the alphabet and are read as digits.
  ['O0I1-L1AA-AAAA-AAAA-AAAA-AAAA', '001111AAAAAAAAAAAAAAAAAA'],
])('%j is read as %s', (typed, code) => {
  expect(codeSchema.parse(typed)).toBe(code);
});

test.each(['', '12345', '1234567', 'abcdef', 'K7QD-3M2X', 'K7QD'.repeat(7), '1'.repeat(101)])(
  '%j is no code',
  (typed) => {
    const words = 'Please enter the six digits, or a recovery code.';
    expect(codeSchema.safeParse(typed).error?.issues[0]?.message).toBe(words);
  },
);

test('a recovery code as it is shown parses to the same code', () => {
  const code = '0123456789ABCDEFGHJKMNPQ';
  expect(groupedCode(code)).toBe('0123-4567-89AB-CDEF-GHJK-MNPQ');
  expect(codeSchema.parse(groupedCode(code))).toBe(code);
  expect([isTotpCode(code), isTotpCode('012345')]).toEqual([false, true]);
});
