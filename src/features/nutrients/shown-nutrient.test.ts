import { EVERY_NUTRIENT } from '#shared/records/every-nutrient';

import { GROUPS } from './groups';
import {
  amountWords,
  boundWords,
  coverageWords,
  measureOf,
  percentWords,
  spokenSum,
  standings,
  sumWords,
} from './shown-nutrient';

const sum = (amount: number | null, coverage: number) => ({ amount, coverage, foods: [] });
const bound = (amount: number) => ({ amount, source: 'somebody' });

test('a sum shows that it is a minimum, and unknown is never 0', () => {
  expect(sumWords('iron', sum(9.12, 0.64))).toBe('≥ 9.1 mg');
  expect(spokenSum('iron', sum(9.12, 0.64))).toBe('at least 9.1 mg');
  expect(sumWords('iron', sum(9.12, 1))).toBe('9.1 mg');
  expect(sumWords('iron', sum(null, 0))).toBe('unknown');
  expect(coverageWords(sum(9.12, 0.64))).toMatch(/^Known for 64% of the energy/);
  // Never rounded to 0 or 100.
  expect(coverageWords(sum(1, 0.001))).toMatch(/^Known for 1%/);
  expect(coverageWords(sum(1, 0.994))).toMatch(/^Known for 99%/);
  expect(coverageWords(sum(1, 1))).toBeNull();
});

test('small amounts keep their significant digits', () => {
  expect(amountWords('copper', 0.345)).toBe('0.34 mg');
  expect(amountWords('epaDha', 0.001)).toBe('under 0.01 g');
  expect(amountWords('potassium', 3_412.4)).toBe('3,412 mg');
  expect(amountWords('vitaminD', 0)).toBe('0 µg');
  expect([percentWords(0.004), percentWords(0), percentWords(12.3)]).toEqual([
    'under 1%',
    '0%',
    '1,230%',
  ]);
});

test('a limit is not shown above itself, and an amount within it not above it', () => {
  expect(boundWords('saturatedFat', bound(32.5), 'at most')).toBe('32.5 g');
  expect(boundWords('fiber', bound(25.9), 'at least')).toBe('25.9 g');
  expect(sumWords('saturatedFat', sum(32.6, 1), bound(32.5))).toBe('33 g');
  expect(sumWords('saturatedFat', sum(32.6, 1), bound(32.7))).toBe('32.6 g');
});

test('a bar is compared with the recommended amount, or with the limit if there is none', () => {
  expect(measureOf(sum(9, 1), { least: bound(18), most: bound(45) })).toMatchObject({
    kind: 'need',
    share: 0.5,
    isOver: false,
  });
  expect(measureOf(sum(50, 1), { least: bound(18), most: bound(45) })?.isOver).toBe(true);
  expect(measureOf(sum(1_000, 1), { most: bound(2_000) })).toMatchObject({
    kind: 'limit',
    share: 0.5,
  });
  expect(measureOf(sum(null, 0), { least: bound(18) })).toBeUndefined();
});

test('for a day, the numbers of reached, exceeded and unknown references are counted', () => {
  expect(
    standings([
      { sum: sum(20, 0.3), reference: { least: bound(18) } },
      { sum: sum(9, 0.3), reference: { least: bound(18) } },
      { sum: sum(9, 0.9), reference: { least: bound(18) } },
      { sum: sum(2_500, 0.3), reference: { most: bound(2_000) } },
      { sum: sum(100, 0.3), reference: { most: bound(2_000) } },
      { sum: sum(100, 1), reference: {} },
    ]),
  ).toEqual({ needs: 3, reached: 1, passed: 1, open: 2 });
});

test('each nutrient is in exactly one group', () => {
  const listed = GROUPS.flatMap(({ nutrients }) => nutrients);
  expect([...listed].sort()).toEqual([...EVERY_NUTRIENT].sort());
});
