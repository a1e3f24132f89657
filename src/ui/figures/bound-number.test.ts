import fc from 'fast-check';

import { boundNumber, numberWithin } from './bound-number';

test('a maximum is never shown above itself, a minimum never below', () => {
  expect(boundNumber(32.5, 'at most')).toBe('32.5');
  expect(boundNumber(32.58, 'at most')).toBe('32.5');
  expect(boundNumber(25.91, 'at least')).toBe('26');
  expect(boundNumber(25.41, 'at least')).toBe('25.5');
  expect(boundNumber(2_000, 'at most')).toBe('2,000');
  expect(boundNumber(0.005, 'at most')).toBe('0.005');
  expect(boundNumber(0.1 + 0.2, 'at least')).toBe('0.3');
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1_000_000, noNaN: true }), (amount) => {
      const shown = (direction: 'at least' | 'at most') =>
        Number(boundNumber(amount, direction).replaceAll(',', ''));
      expect(shown('at most')).toBeLessThanOrEqual(amount + 1e-8);
      expect(shown('at least')).toBeGreaterThanOrEqual(amount - 1e-8);
    }),
  );
});

test('an amount within a maximum is not shown above it', () => {
  const rounded = { rounded: 33, words: '33' };
  expect(numberWithin(32.6, 32.7, rounded)).toBe('32.6');
  expect(numberWithin(32.6, 32.5, rounded)).toBe('33');
  expect(numberWithin(32.6, undefined, rounded)).toBe('33');
});
