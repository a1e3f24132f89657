import { averageDay } from '#shared/nutrition/intake/average-day';
import { type MoreNutrient, NUTRIENT_ROWS } from '#shared/records/nutrients';

import { dayOf } from '../../../../test/kit/intakes';
import { helping } from '../../../../test/kit/items';
import { coverageWords, meanWords, referenceWords } from './nutrient-line';

const referenceOf = (nutrient: MoreNutrient) => NUTRIENT_ROWS[nutrient].reference(2_000);
const average = averageDay([
  dayOf('2026-03-01', [
    helping('Soup', { calories: 800, sodium: 2_100, vitaminC: 12, fiber: 30, sugar: 5 }),
    helping('Stew', { calories: 200, sodium: null, vitaminC: null, fiber: 0, sugar: null }),
    helping('Bun', { calories: 600, sodium: 90, vitaminC: null, fiber: 0, sugar: 1 }),
  ]),
])!;

test('if some foods have no value, the mean is a minimum, with the known share', () => {
  expect(meanWords('fiber', average)).toBe('30 g');
  expect(meanWords('sodium', average)).toBe('at least 2,190 mg');
  expect(coverageWords(average.coverage.fiber)).toBeNull();
  expect(coverageWords(average.coverage.sodium)).toBe(
    'Known for 88% of the calories you ate. The rest may contain more.',
  );
  expect(coverageWords(0.9949)).toMatch(/^Known for 99%/);
  expect(coverageWords(0)).toBe('Unknown for everything you ate.');
});

test.each([
  ['fiber', 'at least 28 g a day: reached'],
  ['sodium', 'at most 2,000 mg a day: above that'],
  ['sugar', 'at most 90 g a day: within it'],
  ['vitaminC', 'at least 90 mg a day: too little is known to compare'],
] as const)('%s is %s', (nutrient, words) => {
  expect(referenceWords(nutrient, referenceOf(nutrient), average)).toBe(words);
});

test('a limit is not rounded past itself', () => {
  const limit = { direction: 'at most', amount: 32.5, source: 'you' } as const;
  const fat = averageDay([dayOf('2026-03-01', [helping('Pie', { saturatedFat: 32.6 })])])!;
  expect(referenceWords('saturatedFat', limit, fat)).toBe('at most 32.5 g a day: above that');
  expect(meanWords('saturatedFat', fat, limit)).toBe('33 g');
  const near = { ...limit, amount: 32.7 };
  expect(referenceWords('saturatedFat', near, fat)).toBe('at most 32.7 g a day: within it');
  expect(meanWords('saturatedFat', fat, near)).toBe('32.6 g');
});
