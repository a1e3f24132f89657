import { budgetWords } from './week-budget-card';

const plain = (words: string[]) => words.join(' ').replaceAll('\u00A0', ' ');
const WEEK = { budget: 14_000, left: 7_600, daysLeft: 4, eatenToday: 0, perDay: 1_904, unknown: 0 };

test.each([
  [{}, 'About 1,900 kcal a day from today on. The targets of this week are 14,000 kcal together.'],
  [
    { left: 5_906, eatenToday: 2_054, perDay: 1_990 },
    /^With the 2,054 kcal that you ate today, that is about 1,990 kcal for each of these 4 days\./,
  ],
  [
    { left: 400, eatenToday: 1_500, daysLeft: 1, perDay: 1_900 },
    /^With the 1,500 kcal that you ate today, that is about 1,900 kcal for today\./,
  ],
  [{ unknown: 1 }, /1 day before today is not complete and counts as on target\.$/],
  [{ perDay: null }, /^You do not have to make up for it\. Eat by your daily target/],
  [
    { left: -200, perDay: null },
    /^You have eaten this week’s targets\. You do not have to make up for it\./,
  ],
])('the text for a week with %j', (change, words) => {
  const said = plain(budgetWords({ ...WEEK, ...change }));
  if (typeof words === 'string') expect(said).toBe(words);
  else expect(said).toMatch(words);
});
