import { momentWords } from './moment';

const NOW = new Date(2026, 2, 14, 0, 30);

test.each([
  [new Date(2026, 2, 14, 0, 5), 'today, 00:05'],
  [new Date(2026, 2, 13, 23, 59), 'yesterday, 23:59'],
  [new Date(2026, 2, 12, 14, 5), '12 March, 14:05'],
  [new Date(2025, 11, 31, 9, 0), '31 December 2025, 09:00'],
])('%s is %s', (time, words) => {
  expect(momentWords(time.getTime(), NOW.getTime())).toBe(words);
});
