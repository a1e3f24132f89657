import fc from 'fast-check';

import { barcodeProblem, readBarcode } from './barcode';

test.each([
  ['5901234123457', '5901234123457'],
  [' 4006381 333931 ', '4006381333931'],
  ['96385074', '96385074'],
  ['٩٦٣٨٥٠٧٤', '96385074'],
  ['036000291452', '0036000291452'],
  ['0-36000-29145-2', '0036000291452'],
  ['00036000291452', '0036000291452'],
  ['10036000291459', '10036000291459'],
])('%j is normalized to %j', (text, barcode) => {
  expect(readBarcode(text)).toBe(barcode);
});

test.each(['', '123', '5901234123458', '036000291453', 'https://example.org', '59012341234571'])(
  '%j is not a barcode number',
  (text) => {
    expect(readBarcode(text)).toBeNull();
  },
);

test('one wrong digit is always found', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (at, change) => {
      const digits = '5901234123457'.split('').map(Number);
      digits[at] = ((digits[at] ?? 0) + change) % 10;
      expect(readBarcode(digits.join(''))).toBeNull();
    }),
  );
});

test('a number of the right length with a wrong check digit counts as mistyped', () => {
  expect(barcodeProblem('5901 2341 2345 8')).toBe('digit');
  expect(['', '123', '59012341234571', 'https://example.org'].map(barcodeProblem)).toEqual([
    ...['length', 'length', 'digit', 'length'],
  ]);
});
