import { timeOfDayWords } from '../../../ui/words/time';
import { dateWords, dayInSentence, dayWords, momentOfDay, shortDay } from './day-words';

const TODAY = '2026-03-01';

test.each([
  ['2026-03-01', 'Today'],
  ['2026-02-28', 'Yesterday'],
  ['2026-03-02', 'Tomorrow'],
  ['2026-02-27', 'Friday, February 27'],
  ['2025-12-31', 'Wednesday, December 31, 2025'],
])('%s is %s', (day, words) => {
  expect(dayWords(day, TODAY)).toBe(words);
});

test('inside a sentence only names keep their capital letters', () => {
  expect(dayInSentence('2026-02-28', TODAY)).toBe('yesterday');
  expect(dayInSentence('2026-02-27', TODAY)).toBe('Friday, February 27');
  expect(dateWords(TODAY, TODAY)).toBe('Sunday, March 1');
});

test.each([
  ['2026-02-28', 'yesterday'],
  ['2026-02-27', 'Fri, Feb 27'],
  ['2025-12-31', 'Dec 31, 2025'],
])('%s in short is %s', (day, words) => {
  expect(shortDay(day, TODAY)).toBe(words);
});

test('a moment names its day and its time', () => {
  const mealTime = '2019-05-04T08:10';
  expect(momentOfDay(mealTime)).toBe(`Saturday, May 4, 2019, ${timeOfDayWords(mealTime)}`);
});
