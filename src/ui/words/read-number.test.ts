import fc from 'fast-check';

import { wholeWords } from './whole-words';
import { fieldWords, readNumber } from './read-number';

test('a whole number is written as in English', () => {
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

const LOCALES = ['en-US', 'en-GB', 'de-DE', 'fr-FR'] as const;

test.each([
  ['en-US', '1,200', 1200],
  ['en-US', '1.200', 1.2],
  ['de-DE', '1.200', 1200],
  ['de-DE', '1,200', 1.2],
  ['fr-FR', '1\u202f200', 1200],
  ['fr-FR', '1 200,5', 1200.5],
  ['de-CH', '1’200', 1200],
  ['en-US', '1,200.5', 1200.5],
  ['en-US', '1.200,5', 1200.5],
  ['de-DE', '1,234,567.25', 1_234_567.25],
  ['en-US', '0,500', 0.5],
  ['de-DE', '0.125', 0.125],
  ['en-US', '1200,125', 1200.125],
  ['en-US', ' -1,200 ', -1200],
  ['en-US', '.5', 0.5],
  ['en-US', '5.', 5],
  ['ar-EG', '٧٠٫٥', 70.5],
  ['ar-EG', '١٬٢٣٤', 1234],
  ['fa-IR', '۷۰/۵', 70.5],
  ['fa-IR', '۷۰٫۵', 70.5],
  ['hi-IN', '७०.५', 70.5],
  ['th-TH', '๗๐.๕', 70.5],
  ['ar-EG', '-٥', -5],
])('in %s %j is %d', (locale, text, number) => {
  expect(readNumber(text, locale)).toBe(number);
});

test.each(LOCALES)('decimals and repeated groups are the same everywhere: %s', (locale) => {
  const texts = ['0,5', '1,5', '1.5', '12.34', '1,234,567', '1.234.567'];
  expect(texts.map((text) => readNumber(text, locale))).toEqual([
    0.5, 1.5, 1.5, 12.34, 1_234_567, 1_234_567,
  ]);
});

test.each([
  ...['', ' ', '.', ',', '-', 'two', '1e3', '0x10', '1,2,3', '1,23,456', '1,200,50', '1,200,5.5'],
  ...[
    '1,200.5.5',
    '1 20',
    '12 34 567',
    '1.200,500,000',
    '--1',
    '1-',
    '70/5',
    '۷/۰/۵',
    '9'.repeat(400),
  ],
])('%j is no number', (text) => {
  for (const locale of LOCALES) expect(readNumber(text, locale)).toBeNull();
});

const wholes = fc.integer({ min: -1e9, max: 1e9 });

test("a number written in a locale's format is read as that number", () => {
  const places = fc.constantFrom(1, 10, 100);
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), wholes, places, (locale, whole, parts) => {
      const number = whole / parts;
      const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(number);
      expect(readNumber(written, locale)).toBeCloseTo(number, 6);
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom('en-US', 'en-GB'), wholes, (locale, whole) => {
      expect(readNumber(wholeWords(whole), locale)).toBe(whole);
    }),
  );
});

test('a number that the app writes into a field is read unchanged, also with three decimals', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LOCALES),
      wholes,
      fc.constantFrom(1, 10, 100, 1_000),
      (locale, whole, parts) => {
        expect(readNumber(fieldWords(whole / parts), locale)).toBe(whole / parts);
      },
    ),
  );
  expect([1.5, 70, 28.349].map(fieldWords)).toEqual(['1.5', '70', '28.3490']);
});
