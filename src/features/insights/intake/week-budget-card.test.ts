import { budgetWords } from './week-budget-card';

const plain = (words: string[]) => words.join(' ').replaceAll('\u00A0', ' ');
const WEEK = { budget: 14_000, left: 7_600, daysLeft: 4, perDay: 1_904, unknown: 0 };

test.each([
  [{}, 'About 1,900 kcal a day from today on. The targets of this week are 14,000 kcal together.'],
  [{ unknown: 1 }, /1 day before today is not complete and counts as on target\.$/],
  [{ perDay: null }, /^You do not have to make up for it\. Eat by your daily target/],
  [
    { left: -200, perDay: null },
    /^You have eaten this week’s targets\. You do not have to make up for it\./,
  ],
])('of a week with %j', (change, words) => {
  const said = plain(budgetWords({ ...WEEK, ...change }));
  if (typeof words === 'string') expect(said).toBe(words);
  else expect(said).toMatch(words);
});
