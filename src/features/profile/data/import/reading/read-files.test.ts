import { strToU8, zipSync } from 'fflate';

import { totalNutrients } from '#shared/nutrition/items/totals';
import type { MealFields } from '#shared/records/meal';

import type { Answers } from '../parsed-file';
import { contentWords, leftOutWords, spanWords } from '../preview/import-preview';
import { readFiles } from './read-files';

const ME = '01890a5d-ac96-774b-bcce-b302099a8057';

type Content = string | Uint8Array<ArrayBuffer>;

const file = (content: Content, name = 'x.csv') => new File([content], name);
const read = async (content: Content, answers: Answers = {}) =>
  readFiles([file(content)], { userId: ME, answers });
const meal = ({ patch }: { patch: object } = { patch: {} }) => patch as MealFields;
const items = (one?: { patch: object }) => meal(one).items ?? [];

test("MyFitnessPal's totals become meals at their times of day; unknown values stay unknown", async () => {
  const parsed = await read(
    'Date,Meal,Calories,Fat (g),Protein (g),Sodium (mg)\n2026-11-01,Breakfast,"1,420.5",12,30,\n2026-11-01,Snacks,200,3,4,10\n',
  );
  expect(parsed).toMatchObject({ source: 'MyFitnessPal', problems: [], asks: [] });
  const [first] = parsed.incoming;
  expect(meal(first)).toMatchObject({ mealType: 'breakfast', mealTime: '2026-11-01T08:00' });
  expect(totalNutrients(items(first))).toMatchObject({
    calories: 1420.5,
    fat: 12,
    protein: 30,
    sodium: null,
    carbs: null,
  });
  expect(contentWords(parsed.incoming)).toBe('2 meals');
  expect(spanWords(parsed)).toBe('on Nov 1, 2026');
});

test("imported numbers have a label's range of a fifth, and no weight unless the file has one", async () => {
  const { incoming } = await read('Date,Meal,Calories\n2026-11-01,Lunch,500\n');
  expect(items(incoming[0])).toMatchObject([
    { caloriesLow: 400, caloriesHigh: 600, amount: { basis: 'whole', text: '1 serving' } },
  ]);
});

test('in a table whose first column has no name, cells are not shifted', async () => {
  const { incoming, problems } = await read(
    '\r\n\tDate\tMeal\tCalories\r\n1\t2026-11-01\tLunch\t500\r\n2\t2026-11-02\tLunch\t600\r\n',
  );
  expect(problems).toEqual([]);
  expect(incoming.map((one) => meal(one).mealTime.slice(0, 10))).toEqual([
    '2026-11-01',
    '2026-11-02',
  ]);
});

test('each unreadable line is reported with its reason, and the others are imported', async () => {
  const { incoming, problems } = await read(
    'Date,Meal,Calories\n2026-11-01,Lunch,\n2026-02-30,Lunch,500\n2026-11-01,Lunch,-4\n2026-11-02,Lunch,500\n',
  );
  expect(problems).toEqual([
    'Line 2: no calories',
    'Line 3: “2026-02-30” is not a date',
    'Line 4: no calories',
  ]);
  expect(leftOutWords(problems.length)).toBe('3 entries could not be read and are left out.');
  expect(incoming).toHaveLength(1);
});

test("Cronometer's foods of one day and group make one meal, weighed where grams are known", async () => {
  const { incoming } = await read(
    'Day,Group,Food Name,Amount,Energy (kcal),Protein (g)\n2026-11-01,Dinner,"Rice, white","150.00 g",195,4\n2026-11-01,Dinner,Egg,1.00 large,72,6\n',
  );
  expect(incoming).toHaveLength(1);
  const { name, mealType } = meal(incoming[0]);
  expect({ name, mealType }).toEqual({ name: 'Rice, white, Egg', mealType: 'dinner' });
  // 195 kcal per 150 g are 130 kcal per 100 g.
  expect(items(incoming[0])).toMatchObject([
    { grams: 150, per100g: { calories: 130 }, amount: { basis: 'stated-weight' } },
    { per100g: { calories: 72 }, amount: { basis: 'whole', text: '1 large' } },
  ]);
  expect(totalNutrients(items(incoming[0]))).toMatchObject({ calories: 267, protein: 10 });
});

test("Cronometer's times are kept: foods far apart make two meals, even in one group", async () => {
  const { incoming } = await read(
    [
      'Day,Time,Group,Food Name,Amount,Energy (kcal)',
      '2026-06-10,7:45 PM,Uncategorized,Banana,1.00 medium,105',
      '2026-06-10,8:33 AM,Uncategorized,Tea,1.00 cup,2',
      '2026-06-10,8:50 AM,Uncategorized,Toast,2.00 slice,150',
      '2026-06-10,,Lunch,D3 Softgel,1.00 each,',
    ].join('\n'),
  );
  const told = incoming.map((one) => [meal(one).mealTime, meal(one).mealType, meal(one).name]);
  expect(told).toEqual([
    ['2026-06-10T08:33', 'breakfast', 'Tea, Toast'],
    ['2026-06-10T19:45', 'dinner', 'Banana'],
    ['2026-06-10T12:30', 'lunch', 'D3 Softgel'],
  ]);
  // A supplement has no energy in this table: it is imported with unknown energy, not 0.
  expect(items(incoming[2])).toMatchObject([{ per100g: { calories: null } }]);
});

test("Cronometer's current export has no numbers: each food waits for the analyzer, none is dropped", async () => {
  const { incoming, unread, problems } = await read(
    [
      'Day,Time,Group,Food Name,Amount,Category',
      '2026-06-10,8:33 AM,Breakfast,"Brazil Nuts, Unsalted",2.00 each,Nuts',
      '2026-06-10,8:35 AM,Breakfast,D3 Softgels,1.00 softgel,Supplements',
      '2026-06-10,8:36 AM,Breakfast,,1.00 cup,Cereal',
    ].join('\n'),
  );
  expect(items(incoming[0]).map(({ name, per100g }) => [name, per100g.calories])).toEqual([
    ['Brazil Nuts, Unsalted', null],
    ['D3 Softgels', null],
  ]);
  expect(unread).toEqual([
    {
      meal: incoming[0]?.id,
      place: 0,
      said: ['2 Brazil Nuts, Unsalted', '2 Brazil Nuts Unsalted'],
    },
    // A supplement is not in the food tables, so it is imported with its name only.
    { meal: incoming[0]?.id, place: 1, said: [] },
  ]);
  expect(problems).toEqual(['Line 4: no food']);
});

const DAYS =
  'Date,Group,Energy (kcal),Carbs (g),Completed\n' +
  '9/14/2026,Breakfast,400,50,true\n9/14/2026,Dinner,600,70,true\n9/14/2026,Gesamt,1000,120,true\n' +
  '9/15/2026,Dinner,800,90,true\n9/15/2026,Total,800,90,true\n' +
  '9/16/2026,Breakfast,0,0,false\n9/17/2026,Breakfast,500,60,false\n';

test("Cronometer's days are imported without sum lines, empty days and incomplete days", async () => {
  const parsed = await read(DAYS);
  expect(parsed.incoming.map((one) => [meal(one).mealTime, meal(one).name])).toEqual([
    ['2026-09-14T08:00', 'Breakfast, from Cronometer'],
    ['2026-09-14T19:00', 'Dinner, from Cronometer'],
    ['2026-09-15T19:00', 'Dinner, from Cronometer'],
  ]);
  expect(parsed.wholeDays).toHaveLength(3);
  expect(parsed.leftOut).toEqual([
    '1 day without any calories',
    '1 day not marked as complete',
    '2 sums of other lines',
  ]);
  expect(parsed.asks).toEqual([{ about: 'incomplete', guess: 'leave-out', days: 1 }]);
  const all = await read(DAYS, { incomplete: 'take' });
  expect(all.incoming).toHaveLength(4);
});

test('the sum of a day is skipped if the foods of that day are imported with it', async () => {
  const foods = 'Day,Food Name,Amount,Energy (kcal)\n2026-09-14,Rice,150 g,195\n';
  const days = 'Date,Energy (kcal)\n2026-09-14,2000\n2026-09-15,1800\n';
  const files = [file(foods, 'servings.csv'), file(days, 'dailysummary.csv')];
  const { incoming, leftOut } = await readFiles(files, { userId: ME, answers: {} });
  expect(incoming.map((one) => meal(one).name)).toEqual(['Rice', 'Whole day, from Cronometer']);
  expect(leftOut).toEqual(['1 sum of days whose foods are here']);
});

test("MyFitnessPal's archive: meals, and weights in the unit of its exercise table, which is skipped", async () => {
  const archive = zipSync({
    'File-Export/Nutrition-Summary-1.csv': strToU8(
      'Date,Meal,Time,Calories\n2026-05-01,Breakfast,8:02 AM,420\n2026-05-01,Breakfast,8:10 AM,80\n',
    ),
    'File-Export/Measurement-Summary-1.csv': strToU8('Date,Weight\n2026-05-01,185.5\n'),
    'File-Export/Exercise-Summary-1.csv': strToU8(
      'Date,Exercise,Exercise Calories,Pounds\n2026-05-01,Walk,100,\n',
    ),
  });
  const { incoming, asks, leftOut } = await read(archive as Uint8Array<ArrayBuffer>);
  expect(meal(incoming[0])).toMatchObject({ mealTime: '2026-05-01T08:02', mealType: 'breakfast' });
  expect(totalNutrients(items(incoming[0])).calories).toBe(500);
  expect(incoming[1]?.patch).toEqual({
    weight: 185.5,
    weightUnit: 'lbs',
    recordedAt: '2026-05-01T08:00',
  });
  expect(asks).toEqual([{ about: 'weights', guess: 'lbs', example: '185.5' }]);
  expect(leftOut).toEqual(['1 line of exercise: it is not imported']);
});

test('the user is asked about ambiguous dates, unless one date shows the order', async () => {
  const unclear = await read('Date,Meal,Calories\n03/04/2026,Lunch,500\n');
  expect(unclear.asks).toEqual([{ about: 'dates', guess: null, example: '03/04/2026' }]);
  const told = await read('Date,Meal,Calories\n03/04/2026,Lunch,500\n', { dates: 'day-first' });
  expect(meal(told.incoming[0]).mealTime).toBe('2026-04-03T12:30');
  const clear = await read('Date,Meal,Calories\n03/04/2026,Lunch,500\n13/04/2026,Lunch,500\n');
  expect(clear.asks).toEqual([]);
  expect(clear.incoming.map((one) => meal(one).mealTime.slice(0, 10))).toEqual([
    '2026-04-03',
    '2026-04-13',
  ]);
});

test('a table of unknown format is read with the chosen columns: semicolons, kJ and decimal commas', async () => {
  const parsed = await read(
    'Datum;Uhrzeit;Lebensmittel;Menge;Energie (kJ);Eiweiß (g)\n03.11.2026;12:30;Suppe;350 g;1255,2;18,5\n',
  );
  expect(parsed.columns?.chosen).toEqual({
    date: 'Datum',
    time: 'Uhrzeit',
    name: 'Lebensmittel',
    amount: 'Menge',
    calories: 'Energie (kJ)',
    protein: 'Eiweiß (g)',
  });
  expect(meal(parsed.incoming[0]).mealTime).toBe('2026-11-03T12:30');
  expect(totalNutrients(items(parsed.incoming[0]))).toMatchObject({
    calories: expect.closeTo(300) as number,
    protein: expect.closeTo(18.5) as number,
  });
  const other = await read('Datum;Suppe\n03.11.2026;500\n', {
    columns: { date: 'Datum', calories: 'Suppe' },
  });
  expect(totalNutrients(items(other.incoming[0])).calories).toBe(500);
  const none = await read('Waist,Hips\n80,90\n');
  expect(none).toMatchObject({ incoming: [], columns: { names: ['Waist', 'Hips'], chosen: {} } });
});

test('the same file always gives the same ids', async () => {
  const csv = 'Date,Meal,Calories\n2026-11-01,Lunch,500\n2026-11-02,Lunch,500\n';
  const [one, other] = await Promise.all([read(csv), read(csv)]);
  expect(one.incoming.map(({ id }) => id)).toEqual(other.incoming.map(({ id }) => id));
  expect(new Set(one.incoming.map(({ id }) => id)).size).toBe(2);
  // The same id as in the first version, so that users who imported then get nothing twice.
  expect(one.incoming[0]?.id).toBe('c97bd12e-09e6-8bad-8c22-de2ad1d7b9a9');
});

test("Cronometer's further nutrients are imported, 0 is unknown, and the entry's id does not depend on them", async () => {
  const head = 'Day,Group,Food Name,Amount,Energy (kcal)';
  const start = '2026-11-01,Lunch,Soy drink,250.00 g,100';
  const [plain] = (await read(`${head}\n${start}\n`)).incoming;
  const more = 'Calcium (mg),Vitamin D (IU),Zinc (mg),B12 (Cobalamin) (µg),Omega-3 (g)';
  const [full] = (await read(`${head},${more}\n${start},300,100,0.00,,0.5\n`)).incoming;
  expect(full?.id).toBe(plain?.id);
  const [item] = full ? items(full) : [];
  expect(item?.per100g).toMatchObject({ calories: 40, calcium: 120, vitaminD: 1 });
  expect(item?.per100g).not.toHaveProperty('zinc');
  expect(item?.per100g).not.toHaveProperty('vitaminB12');
  expect(item?.per100g).not.toHaveProperty('linolenic');
});

test("a repeated line was eaten twice, and foods above a meal's limit make another meal", async () => {
  const line = '2026-11-01,Lunch,Bread,1 slice,80';
  const lines = [
    'Day,Group,Food Name,Amount,Energy (kcal)',
    ...Array.from({ length: 130 }, () => line),
  ];
  const { incoming } = await read(lines.join('\n'));
  expect(incoming.map((one) => items(one).length)).toEqual([60, 60, 10]);
  expect(new Set(incoming.map(({ id }) => id)).size).toBe(3);
});

test.each([
  ['our own JSON in another version', '{"format":"x"}', /no export of Platelog/],
  [
    'another JSON',
    '{"cars":[]}',
    /^This JSON cannot be read\. It holds cars\. Formats that can be imported: an export of Platelog/,
  ],
  ['half a JSON', '{"format":', /damaged/],
  [
    'an archive of something else',
    zipSync({ a: strToU8('b') }),
    /^This archive cannot be read\. It holds a\. Formats that can be imported: /,
  ],
  ['a damaged archive', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]), /damaged/],
  ['nothing', '', /is not a table: .*Formats that can be imported: /],
])('%s is refused with a message', async (_what, content, words) => {
  await expect(read(content as string)).rejects.toThrow(words);
});
