import { averageDay } from '#shared/nutrition/intake/average-day';

import { dayOf } from '../../../../test/kit/intakes';
import { helping } from '../../../../test/kit/items';
import { averageWords, countedWords, emptyWords, missingWords } from './calories-card';

// Figures keep to their units by spaces that no line ends at.
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const dayWith = (calories: number | null, day = '2026-03-01') =>
  dayOf(day, [helping('Stew', { calories })]);
const average = averageDay([dayWith(1_700), dayWith(1_900)])!;

test.each([
  [undefined, 'On average 1,800 kcal a day.'],
  [1_800, 'On average 1,800 kcal a day, right on your target.'],
  [1_650, 'On average 1,800 kcal a day, 150 kcal over your target of 1,650 kcal.'],
  [2_000, 'On average 1,800 kcal a day, 200 kcal under your target of 2,000 kcal.'],
])('with a target of %s: %s', (target, words) => {
  expect(plain(averageWords(average, target))).toBe(words);
});

test('one day is no average', () => {
  expect(plain(averageWords(averageDay([dayWith(1_500)])!, undefined))).toBe(
    'On your only full day 1,500 kcal.',
  );
});

test('without a finished day nothing is called zero', () => {
  expect(emptyWords(7, undefined)).toMatch(/^Nothing is logged in these 7 days\./);
  expect(plain(emptyWords(7, dayWith(640)))).toMatch(/^640 kcal so far today\./);
});

test('which days count, and what is missing, is said', () => {
  expect(countedWords(7, 7)).toMatch(/^All 7 days are logged\./);
  expect(countedWords(5, 7)).toMatch(/^5 of 7 days are logged, and only those count\./);
  expect(missingWords([dayWith(900)])).toBeNull();
  expect(missingWords([dayWith(null), dayOf('2026-03-02', [])])).toBe(
    'Not counted: 1 meal with no numbers yet and 1 food with unknown calories.',
  );
});
