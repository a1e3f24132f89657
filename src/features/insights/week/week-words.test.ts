import { dayOf } from '../../../../test/kit/intakes';
import { helping } from '../../../../test/kit/items';
import { myWeek } from '#shared/nutrition/intake/my-week';

import { mainFoods, sentenceWords, weightSaid } from './week-words';

const bread = helping('Bread', { calories: 500, protein: 8, sodium: 500, fiber: 3 });
const soup = helping('Soup', { calories: 400, protein: 4, sodium: 2_000, fiber: 1 });
const stew = helping('Stew', { calories: 900, protein: 40, sodium: null, fiber: null });
const days = (from: number, items: (typeof bread)[]) =>
  [0, 1, 2].map((index) => dayOf(`2026-03-${from + index}`, items));

const told = (items: (typeof bread)[], aims = {}) =>
  myWeek({ days: days(20, items), before: [] }).map((sentence) => sentenceWords(sentence, aims));

test('each sentence names amounts, foods, and the values they are compared with', () => {
  expect(told([bread, soup], { calories: 1_000, protein: 50, age: 30 })).toEqual([
    'On an average day of 3 complete days you ate 900 kcal, 100 kcal under your target of 1,000 kcal.',
    'Soup brought 80% of your sodium. It was 2,500 mg a day, above the 2,000 mg that the World Health Organization sets as a limit for adults.',
    'Your protein came mostly from Bread: 67% of 12 g a day, with a target of 50 g.',
    'Your fiber came mostly from Bread: 75% of 4 g a day.',
  ]);
});

test('with a food of unknown calories, the average is shown as a minimum and not compared with the target', () => {
  const unknown = helping('Canteen', { calories: null, protein: 1, sodium: 1, fiber: 1 });
  expect(told([bread, soup, unknown], { calories: 1_000 })[0]).toBe(
    'On an average day of 3 complete days you ate at least 900 kcal.',
  );
});

test('the biggest change is the difference of the numbers shown in the table', () => {
  const week = (from: number, fat: number) =>
    [0, 1, 2].map((index) =>
      dayOf(`2026-03-${from + index}`, [helping('Stew', { calories: 600, fat })]),
    );
  const change = (now: number, before: number) =>
    myWeek({ days: week(20, now), before: week(10, before) })
      .filter(({ kind }) => kind === 'change')
      .map((sentence) => sentenceWords(sentence, {}));
  expect(change(47.4, 22.8)).toEqual([
    'Most changed: fat, 24 g more a day. Stew accounts for all of it.',
  ]);
  expect(change(22.4, 22.2)).toEqual(['Hardly anything changed against the 7 days before.']);
});

test('unknown parts are mentioned, and an amount that may be above a limit is not called within it', () => {
  const [, sodium] = told([bread, stew], { age: 30 });
  expect(sodium).toBe('Bread brought 100% of your sodium. It was at least 500 mg a day.');
  expect(told([bread], { age: 16 })[1]).not.toContain('limit');
});

test('the fewest foods that contain half are named, at most three', () => {
  const foods = (...shares: number[]) =>
    shares.map((share, index) => ({ name: `${index}`, amount: share, share }));
  expect(mainFoods(foods(0.6, 0.4))).toHaveLength(1);
  expect(mainFoods(foods(0.3, 0.3, 0.4))).toHaveLength(2);
  expect(mainFoods(foods(0.2, 0.1, 0.1, 0.1))).toHaveLength(3);
});

test('a weight trend that may go either way is called uncertain', () => {
  const weighings: never[] = [];
  expect(weightSaid({ change: -0.4, low: -0.6, high: -0.2, isSure: true, weighings }, 'kg')).toBe(
    'Your weight goes down by 0.4\u00a0kg a week, most likely 0.2\u00a0kg to 0.6\u00a0kg.',
  );
  expect(weightSaid({ change: 0.1, low: -0.2, high: 0.4, isSure: false, weighings }, 'kg')).toMatch(
    /not sure yet: by the trend 0.1\skg up a week.* from 0.2\skg less to 0.4\skg more/,
  );
});
