import { analyseText } from '#shared/nutrition/analyzer/analyse-text';
import type { MealFields } from '#shared/records/meal';

import { foodTable } from '../../../../../../test/kit/foods';
import { readFiles } from './read-files';
import { readFoods, type ReadWords } from './read-foods';

const SERVINGS = [
  'Day,Time,Group,Food Name,Amount,Category',
  '2026-06-10,8:33 AM,Breakfast,Banana,100.00 g,Fruits',
  '2026-06-10,8:34 AM,Breakfast,"Egg, whole, boiled",2.00 large,Dairy and Egg Products',
  '2026-06-10,8:35 AM,Breakfast,D3 + K2 Softgels,1.00 softgel,Supplements',
  '2026-06-11,8:33 AM,Breakfast,Banana,100.00 g,Fruits',
  '2026-06-11,12:46 PM,Lunch,"Gzzk, Qwrtx with Plmk",1.00 serving,Custom',
].join('\n');

async function readServings(read: ReadWords, isOver = () => false) {
  const file = new File([SERVINGS], 'servings.csv');
  const parsed = await readFiles([file], { userId: 'ada', answers: {} });
  return readFoods(parsed, { read, isOver, onProgress: () => undefined });
}

const byTable: ReadWords = async (text) => analyseText(foodTable(), text, { by: 'device' });

test('foods without numbers are read with our tables, with evidence, and keep their names', async () => {
  const { file, unknown } = await readServings(byTable);
  const [breakfast] = file.incoming.map(({ patch }) => patch as MealFields);
  const [banana, egg, softgel] = breakfast?.items ?? [];
  expect(banana).toMatchObject({
    id: 'i1',
    name: 'Banana',
    grams: 100,
    source: { kind: 'table', description: 'Banana, raw' },
    amount: { basis: 'stated-weight' },
  });
  expect(banana?.caloriesHigh).toBeGreaterThan(banana?.caloriesLow ?? NaN);
  expect(egg).toMatchObject({ name: 'Egg, whole, boiled', source: { kind: 'table' } });
  // Two large eggs have 100 g and 155 kcal, which must be inside the range.
  expect(egg?.caloriesLow).toBeLessThan(155);
  expect(egg?.caloriesHigh).toBeGreaterThan(155);
  expect(softgel).toMatchObject({ name: 'D3 + K2 Softgels', per100g: { calories: null } });
  expect(unknown).toEqual(['D3 + K2 Softgels', 'Gzzk, Qwrtx with Plmk']);
});

test('a food that cannot be read as one food keeps its name in the meal, with unknown numbers', async () => {
  const { file } = await readServings(byTable);
  const lunch = file.incoming.at(-1)?.patch as MealFields;
  expect(lunch.items).toMatchObject([
    { name: 'Gzzk, Qwrtx with Plmk', per100g: { calories: null }, amount: { basis: 'whole' } },
  ]);
});

test('each food is read once, and reading stops when the user closes the preview', async () => {
  const asked: string[] = [];
  const read: ReadWords = async (text) => {
    asked.push(text);
    return byTable(text);
  };
  await readServings(read);
  expect(asked.filter((text) => text === '100 g Banana')).toHaveLength(1);
  asked.length = 0;
  await readServings(read, () => true);
  expect(asked).toEqual([]);
});
