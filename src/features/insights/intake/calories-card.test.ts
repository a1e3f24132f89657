import { averageDay } from '#shared/nutrition/intake/average-day';

import { dayOf } from '../../../../test/kit/intakes';
import { helping } from '../../../../test/kit/items';
import { spansOf } from '../spans';
import {
  averageWords,
  caloriesMarks,
  caloriesPoints,
  caloriesTable,
  comparedTarget,
  countedWords,
  emptyWords,
  missingWords,
} from './calories-card';

// Numbers and units are joined by non-breaking spaces.
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
  const compared = target === undefined ? undefined : { calories: target, isMean: false };
  expect(plain(averageWords(average, compared))).toBe(words);
});

test('days are compared with the targets that applied to them', () => {
  const targetOf = (day: string) => (day < '2026-03-02' ? 1_600 : 1_700);
  const compared = comparedTarget(['2026-03-01', '2026-03-02'], targetOf);
  expect(plain(averageWords(average, compared))).toBe(
    'On average 1,800 kcal a day, 150 kcal over your targets, on average 1,650 kcal.',
  );
  const spans = ['2026-03-01', '2026-03-02'].map((day) => ({
    from: day,
    to: day,
    average,
    isPartial: false,
    unread: 0,
    isToday: false,
  }));
  expect(caloriesPoints(spans, targetOf).map(({ target }) => target)).toEqual([1_600, 1_700]);
  const rows = caloriesTable(spans, targetOf).rows.map(([, , against]) => plain(against ?? ''));
  expect(rows).toEqual(['+100 kcal', '+200 kcal']);
});

test('one day is not called an average', () => {
  expect(plain(averageWords(averageDay([dayWith(1_500)])!, undefined))).toBe(
    'On your only complete day 1,500 kcal.',
  );
});

test('without a finished day nothing is shown as zero', () => {
  const empty = { range: 7, logged: 0, today: undefined };
  expect(emptyWords(empty)).toMatch(/^Nothing is logged in these 7 days\./);
  const begun = { ...empty, today: dayWith(640) };
  expect(plain(emptyWords(begun))).toMatch(/^640 kcal so far today\./);
  expect(emptyWords({ ...begun, logged: 1 })).toBe(
    'None of these 7 days is complete yet: 1 is logged, but a meal seems to be missing. If nothing is missing, say so in the diary.',
  );
});

test('the card says which days count and what is missing', () => {
  expect(countedWords(7, 7)).toMatch(/^All 7 days are complete\./);
  expect(countedWords(5, 7)).toMatch(/^5 of 7 days are complete, and only those count\./);
  expect(countedWords(1, 7)).toMatch(/^1 of 7 days is complete, and only that one counts\./);
  expect(missingWords([dayWith(900)])).toBeNull();
  expect(missingWords([dayWith(null), dayOf('2026-03-02', [])])).toBe(
    'Not counted: 1 meal with no numbers yet and 1 food with unknown calories.',
  );
});

test('an incomplete day is shown, with a note that it is not in the average', () => {
  const logged = new Map([
    ['2026-03-01', dayWith(400, '2026-03-01')],
    ['2026-03-02', dayWith(1_800, '2026-03-02')],
  ]);
  const complete = new Map([...logged].slice(1));
  const spans = spansOf({ logged, complete }, '2026-03-03', 7);
  const shown = caloriesTable(spans, undefined).rows.map((row) => row.map(plain));
  expect(shown.slice(0, 3)).toEqual([
    ['Mon, Mar 2', '1,800 kcal'],
    ['Sun, Mar 1', '400 kcal, not complete'],
    ['Sat, Feb 28', 'not logged'],
  ]);
  expect(caloriesPoints(spans, undefined).map(({ isPartial }) => isPartial)).toEqual([
    ...Array<boolean>(5).fill(false),
    true,
    false,
  ]);
});

test.each([
  ['2026-03-08', 'target 1,600'],
  ['2026-03-05', 'your targets'],
])('the target line has the right label; target changed on %s: %s', (changedOn, words) => {
  const logged = new Map([['2026-03-07', dayWith(1_500, '2026-03-07')]]);
  const spans = spansOf({ logged, complete: logged }, '2026-03-08', 7);
  const marks = caloriesMarks(spans, (day) => (day < changedOn ? 1_600 : 2_000));
  expect(marks.find(({ mark }) => mark === 'dashes')?.words).toBe(words);
});
