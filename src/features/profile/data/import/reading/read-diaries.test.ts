import { readFileSync } from 'node:fs';
import path from 'node:path';

import { totalNutrients } from '#shared/nutrition/items/totals';
import type { MealFields } from '#shared/records/meal';

import type { Answers } from '../parsed-file';
import { readFiles } from './read-files';

const FIXTURES = path.resolve(__dirname, '../../../../../../test/journeys/imports');

async function read(name: string, answers: Answers = {}) {
  const file = new File([readFileSync(path.join(FIXTURES, name))], name);
  const parsed = await readFiles([file], { userId: 'ada', answers });
  const told = parsed.incoming.map(({ patch }) => patch as Partial<MealFields>);
  return { ...parsed, told };
}

async function readDays(diary: readonly object[]) {
  const file = new File([JSON.stringify({ diary })], 'backup.json');
  return readFiles([file], { userId: 'ada', answers: { weights: 'kg' } });
}

const kcal = ({ items }: Partial<MealFields> = {}) => totalNutrients(items ?? []).calories;

test("Waistline's days: portions of its foods, quick entries, energy in kJ, and weights", async () => {
  const { source, told, problems, asks } = await read('waistline.json');
  expect([source, asks]).toEqual(['Waistline', []]);
  expect(told.map(({ name, mealTime, mealType }) => [name, mealTime, mealType])).toEqual([
    ['Rolled oats, Mill', '2026-03-05T08:00', 'breakfast'],
    ['Canteen soup', '2026-03-05T12:30', 'lunch'],
    ['Bun', '2026-03-05T16:00', 'snack'],
    [undefined, undefined, undefined],
  ]);
  // 80 g with 370 kcal per 100 g; 250 times 1 kcal; 2 buns with 836.8 kJ each.
  expect(told.slice(0, 3).map(kcal)).toEqual([296, 250, expect.closeTo(400)]);
  expect(told[0]?.items).toMatchObject([{ grams: 80, per100g: { carbs: expect.closeTo(60) } }]);
  expect(told[1]?.items).toMatchObject([{ amount: { basis: 'whole', text: '1 serving' } }]);
  expect(told[2]?.items).toMatchObject([{ amount: { basis: 'whole', text: '2 bun' } }]);
  expect(told[3]).toEqual({ weight: 71.3, weightUnit: 'kg', recordedAt: '2026-03-05T08:00' });
  expect(problems).toEqual(['2026-03-05, item 4: its food is not in the file']);
});

test("NutriTrace's days: numbers per portion, with a count, and weights of an unknown unit", async () => {
  const { source, told, problems, asks } = await read('nutritrace.json', { weights: 'lbs' });
  expect([source, problems]).toEqual(['NutriTrace', []]);
  // 2 portions of 150 g with 96 kcal each; 3 slices of 285 kcal.
  expect(told.slice(0, 2).map(kcal)).toEqual([expect.closeTo(192), 855]);
  expect(told[0]?.items).toMatchObject([{ name: 'Skyr, Dairy', grams: 300 }]);
  expect(told[1]?.items).toMatchObject([{ amount: { basis: 'whole', text: '3 slice' } }]);
  expect(told[2]).toMatchObject({ weight: 70.2, weightUnit: 'lbs' });
  expect(asks).toEqual([{ about: 'weights', guess: null, example: '70.2' }]);
});

test.each([
  ['Waistline', { dateTime: '2026-03-05T00:00:00.000Z', items: [], stats: { weight: '71,3' } }],
  ['NutriTrace', { date: '2026-03-05', items: [], body_stats: { weight: '71,3' } }],
])('a weight of %s with a decimal comma is imported', async (source, day) => {
  const parsed = await readDays([day]);
  expect(parsed.source).toBe(source);
  expect(parsed.incoming).toMatchObject([{ type: 'weight', patch: { weight: 71.3 } }]);
});

test.each([
  ['Waistline', { dateTime: '2026-03-05T00:00:00.000Z', items: [], stats: { weight: 'about 71' } }],
  ['NutriTrace', { date: '2026-03-05', items: [], bodyStats: { weight: 'about 71' } }],
])('a weight of %s that is not a number is reported', async (_, day) => {
  const { incoming, problems } = await readDays([day, { ...day, stats: {}, bodyStats: null }]);
  expect([incoming, problems]).toEqual([[], ['2026-03-05: no weight']]);
});

test("Lose It's foods: the month comes first without a question; exercise and deleted lines are skipped", async () => {
  const { told, leftOut, asks } = await read('lose-it.csv');
  expect(told.map(({ name, mealTime }) => [name, mealTime])).toEqual([
    ['Sandwich, Sub', '2026-04-05T12:30'],
    ['Oats', '2026-04-05T08:00'],
  ]);
  expect(told.map(kcal)).toEqual([1656, expect.closeTo(301)]);
  expect(told[0]?.items).toMatchObject([
    { per100g: { sugar: null }, amount: { text: '1.5 each' } },
  ]);
  expect(told[1]?.items).toMatchObject([{ grams: 80 }]);
  expect(leftOut).toEqual([
    '1 line that you had deleted there',
    '1 line of exercise: it is not imported',
  ]);
  expect(asks).toEqual([]);
});

test("all columns of Cronometer's Daily Nutrition are read, and net carbs are not taken for carbs", async () => {
  const { told, leftOut } = await read('cronometer-daily.csv');
  expect(told).toHaveLength(1);
  expect(totalNutrients(told[0]?.items ?? [])).toMatchObject({
    calories: 2100.5,
    carbs: 200,
    protein: 120.5,
    fat: 80.25,
    sugar: 1,
    vitaminC: 1,
  });
  expect(leftOut).toEqual(['1 day without any calories', '1 day not marked as complete']);
});
