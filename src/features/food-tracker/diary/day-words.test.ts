import { timeOfDayWords } from '../../../ui/words/time';
import { dateWords, dayInSentence, dayWords, momentOfDay, shortDay } from './day-words';

const TODAY = '2026-03-01';

test.each([
  ['2026-03-01', 'Today'],
  ['2026-02-28', 'Yesterday'],
  ['2026-03-02', 'Tomorrow'],
  ['2026-02-27', 'Friday, February\u00a027'],
  ['2025-12-31', 'Wednesday, December\u00a031,\u00a02025'],
])('%s is %s', (day, words) => {
  expect(dayWords(day, TODAY)).toBe(words);
});

test('inside a sentence only names keep their capitals', () => {
  expect(dayInSentence('2026-02-28', TODAY)).toBe('yesterday');
  expect(dayInSentence('2026-02-27', TODAY)).toBe('Friday, February\u00a027');
  expect(dateWords(TODAY, TODAY)).toBe('Sunday, March\u00a01');
});

test.each([
  ['2026-02-28', 'yesterday'],
  ['2026-02-27', 'Fri, Feb\u00a027'],
  ['2025-12-31', 'Dec\u00a031,\u00a02025'],
])('%s in short is %s', (day, words) => {
  expect(shortDay(day, TODAY)).toBe(words);
});

test('a moment names its day and its time', () => {
  const mealTime = '2019-05-04T08:10';
  expect(momentOfDay(mealTime)).toBe(
    `Saturday, May\u00a04,\u00a02019, ${timeOfDayWords(mealTime)}`,
  );
});
