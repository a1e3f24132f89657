import fc from 'fast-check';

import { wholeWords } from './number';

test('a whole number reads as English writes it', () => {
  const english = new Intl.NumberFormat('en-GB', {
    maximumFractionDigits: 0,
    signDisplay: 'negative',
  });
  fc.assert(
    fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (value) => {
      expect(wholeWords(value)).toBe(english.format(value));
    }),
  );
  expect([0, 999, 1_000, 1_234_567].map(wholeWords)).toEqual(['0', '999', '1,000', '1,234,567']);
});
