import { totalNutrients } from '#shared/nutrition/items/totals';
import type { MealFields } from '#shared/records/meal';

import type { Answers } from '../parsed-file';
import { readFiles } from '../reading/read-files';

async function read(lines: readonly string[], answers: Answers = {}) {
  const file = new File([lines.join('\n')], 'x.csv');
  const parsed = await readFiles([file], { userId: 'ada', answers });
  const meals = parsed.incoming.map(({ patch }) => patch as Partial<MealFields>);
  return { ...parsed, meals, names: meals.map(({ name = '' }) => name.split(',')[0]) };
}

const DAYS = 'Date,Group,Energy (kcal)';

test('a meal with the same energy as the others together is not a total', async () => {
  const chance = await read([
    DAYS,
    ...['2026-09-14,Breakfast,400', '2026-09-14,Lunch,400'],
    ...['2026-09-15,Breakfast,300', '2026-09-15,Lunch,500'],
  ]);
  expect(chance.names).toEqual(['Breakfast', 'Lunch', 'Breakfast', 'Lunch']);
  expect(chance.leftOut).toEqual([]);
  const always = [14, 15].flatMap((day) => [
    `2026-09-${day},Breakfast,400`,
    `2026-09-${day},Lunch,400`,
  ]);
  expect((await read([DAYS, ...always])).names).toHaveLength(4);
  const own = always.map((line) => line.replace('Breakfast', 'Early').replace('Lunch', 'Late'));
  expect((await read([DAYS, ...own])).names).toHaveLength(4);
});

test.each(['Breakfast', 'Uncategorized'])(
  'a single day does not show that a group is a total: %s',
  async (group) => {
    const { names } = await read([DAYS, `2026-09-14,${group},400`, '2026-09-14,Lunch,400']);
    expect(names).toEqual([group, 'Lunch']);
  },
);

test('a total is recognized by its numbers on two days, or by its name on one', async () => {
  const lines = ['Frühstück,400', 'Abendessen,700', 'Insgesamt,1100'];
  const two = [14, 15].flatMap((day) => lines.map((line) => `2026-09-${day},${line}`));
  const translated = await read([DAYS, ...two]);
  expect(translated.names).toEqual(['Frühstück', 'Abendessen', 'Frühstück', 'Abendessen']);
  expect(translated.leftOut).toEqual(['2 sums of other lines']);
  const one = await read([DAYS, '2026-09-14,Snack bar,400', '2026-09-14,Total,400']);
  expect(one.names).toEqual(['Snack bar']);
  expect(one.leftOut).toEqual(['1 sum of other lines']);
});

test('numbers of chosen columns are imported with the unit in the name; percentages are not', async () => {
  const { meals } = await read([
    'Date,Food,Energy (kJ),Protein (g),Sodium (g),Cholesterol (g),Vitamin C (%)',
    '2026-09-14,Soup,836.8,4,1.2,0.03,50',
  ]);
  expect(totalNutrients(meals[0]?.items ?? [])).toMatchObject({
    calories: expect.closeTo(200) as number,
    protein: 4,
    sodium: expect.closeTo(1_200) as number,
    cholesterol: expect.closeTo(30) as number,
    vitaminC: null,
  });
});

test('a line with an unreadable number is reported, not imported with its name only', async () => {
  const { names, problems } = await read([
    'Date,Food,Calories,Protein (g)',
    '2026-09-14,Soup,250 kcal,4',
    '2026-09-14,Stew,400.5,"1.234,5"',
    '2026-09-14,Rice,n/a,< 1',
    '2026-09-14,Bread,,-',
  ]);
  expect(names).toEqual(['Rice']);
  expect(problems).toEqual([
    'Line 2: “250 kcal” is not a number',
    'Line 3: “1.234,5” is not a number',
  ]);
});

test('a percentage is not imported even if its column is chosen', async () => {
  const { meals } = await read(['Date,Food,Calories,Vitamin C % DV', '2026-09-14,Soup,200,50'], {
    columns: { date: 'Date', name: 'Food', calories: 'Calories', vitaminC: 'Vitamin C % DV' },
  });
  const { calories, vitaminC } = totalNutrients(meals[0]?.items ?? []);
  expect({ calories, vitaminC }).toEqual({ calories: 200, vitaminC: null });
});

test.each(['Product', 'Name', 'Item', 'Meal', 'Amount', 'Servings', 'Protein (g)', 'Carbs', 'kJ'])(
  'weights in a table with a column “%s” are weights of foods',
  async (column) => {
    const { source, incoming } = await read([`Date,${column},Weight`, '2026-09-14,80,80']);
    expect(source).toBe('your table');
    expect(incoming.filter(({ type }) => type === 'weight')).toEqual([]);
  },
);

test('weights in a table with body fat and other measurements are body weights', async () => {
  const { incoming } = await read([
    'Date,Weight (kg),Body fat,Measurement',
    '2026-09-14,80,20,waist',
  ]);
  expect(incoming.map(({ type }) => type)).toEqual(['weight']);
});

test('tables of unknown formats are refused with their columns', async () => {
  const files = ['a.csv', 'b.csv'].map((name) => new File(['Waist,Hips\n80,90\n'], name));
  await expect(readFiles(files, { userId: 'ada', answers: {} })).rejects.toThrow(
    /^This file cannot be read\. Its columns are: Waist, Hips\. Formats that can be imported: /,
  );
});

test("a user's own table is not taken for MyFitnessPal's and loses no column", async () => {
  const plain = await read(['Date,Meal,Calories', '2026-11-01,Lunch,500']);
  expect(plain).toMatchObject({ source: 'your table', columns: null, names: ['Lunch'] });
  const own = await read(['Date,Meal,Dish,Calories,Protein', '2026-11-01,Lunch,Stew,500,30']);
  expect(own.columns?.chosen).toMatchObject({ name: 'Dish', protein: 'Protein' });
  expect(totalNutrients(own.meals[0]?.items ?? [])).toMatchObject({ calories: 500, protein: 30 });
  expect(own.names).toEqual(['Stew']);
});
