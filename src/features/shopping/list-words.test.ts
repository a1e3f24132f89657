import { amountWords } from './list-words';

const words = (count: number, unit: string, grams: number) =>
  amountWords({ grams, amount: { count, unit } });

test.each([
  [0.5, 'tsp', 2.45, '½ tsp (2.5 g)'],
  [0.33, 'cup', 78.4, '⅓ cup (78 g)'],
  [1.5, 'cup', 360.4, '1½ cups (360 g)'],
  [2.75, 'tbsp', 38.5, '2¾ tbsp (39 g)'],
  [3, '', 150, '3 (150 g)'],
  [0.999999, 'cup', 240, '1 cup (240 g)'],
  // 1/3 cup and 1/2 cup from two recipes.
  [5 / 6, 'cup', 200, '0.8 cup (200 g)'],
  [0.125, 'tsp', 0.36, '⅛ tsp (0.4 g)'],
  [0.02, 'tsp', 0.03, '0.02 tsp (0.03 g)'],
  [1_250.4, 'ml', 1_288, '1,250 ml (1.29 kg)'],
  [2.5, 'ml', 2.58, '2.5 ml (2.6 g)'],
])('%d %s of %d g are listed as %s', (count, unit, grams, expected) => {
  expect(words(count, unit, grams)).toBe(expected);
});

test('a weight is shown once, and a missing amount is left out', () => {
  expect(words(8, 'oz', 226.8)).toBe('227 g');
  expect(amountWords({ grams: 4.449, amount: undefined })).toBe('4.4 g');
  expect(amountWords({ grams: null, amount: undefined })).toBeNull();
});
