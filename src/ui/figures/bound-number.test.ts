import fc from 'fast-check';

import { boundNumber, numberWithin } from './bound-number';

test('a maximum is never shown above itself', () => {
  expect(boundNumber(32.5, 'at most')).toBe('32.5');
  expect(boundNumber(32.58, 'at most')).toBe('32.5');
  expect(boundNumber(2_000, 'at most')).toBe('2,000');
  expect(boundNumber(0.005, 'at most')).toBe('0.005');
  expect(boundNumber(0.1 + 0.2, 'at most')).toBe('0.3');
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1_000_000, noNaN: true }), (amount) => {
      const shown = Number(boundNumber(amount, 'at most').replaceAll(',', ''));
      expect(shown).toBeLessThanOrEqual(amount + 1e-6);
    }),
  );
});

test('a minimum is shown as it was set, and rounded if it was calculated', () => {
  expect(boundNumber(25.5, 'at least')).toBe('25.5');
  expect(boundNumber(25.06, 'at least')).toBe('25');
});

test('an amount within a maximum is not shown above it', () => {
  const rounded = { rounded: 33, words: '33' };
  expect(numberWithin(32.6, 32.7, rounded)).toBe('32.6');
  expect(numberWithin(32.6, 32.5, rounded)).toBe('33');
  expect(numberWithin(32.6, undefined, rounded)).toBe('33');
});
