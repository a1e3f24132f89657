import { NUTRIENTS } from '#shared/records/nutrients';

import { COMPACT_TABLE, foodTable } from '../../test/kit/foods';
import { checksumOf } from './compact-table';
import { foodByCode } from './food-table';
import { NAMED_FOODS } from './overrides/named-foods';

test('the committed table is the one whose counts and checksum it names', () => {
  expect(COMPACT_TABLE.release).toBe('FNDDS 2021-2023');
  expect(COMPACT_TABLE.counts).toEqual({ foods: 5_251, portions: 16_413, aliases: 9_477 });
  expect(COMPACT_TABLE.names).toHaveLength(COMPACT_TABLE.counts.foods);
  expect(checksumOf(COMPACT_TABLE)).toBe(COMPACT_TABLE.checksum);
});

test('every figure is a number within what food can hold, or unknown', () => {
  const table = foodTable();
  const limits = {
    calories: 902,
    protein: 100,
    carbs: 100,
    fat: 100,
    fiber: 100,
    sugar: 100,
    saturatedFat: 100,
  };
  for (let place = 0; place < table.size; place += 1) {
    const { per100g, portions, description } = table.food(place);
    expect(description).not.toBe('');
    for (const nutrient of NUTRIENTS) {
      const value = per100g[nutrient];
      const limit = (limits as Record<string, number>)[nutrient] ?? 50_000;
      if (value !== null && !(value >= 0 && value <= limit))
        throw new Error(`${description}: ${nutrient} ${value}`);
    }
    for (const portion of portions)
      if (!(portion.grams > 0)) throw new Error(`${description}: ${portion.text}`);
  }
});

test.each([
  [
    '11111000',
    'Milk, whole',
    { calories: 61, protein: 3.27, carbs: 4.63, fat: 3.2, saturatedFat: 1.86, sodium: 38 },
  ],
  ['42202000', 'Peanut butter', { calories: 598 }],
  ['61210000', 'Orange juice, 100%, NFS', { calories: 47 }],
])('%s is %s with the figures that the release prints', (code, description, figures) => {
  const food = foodByCode(foodTable(), code);
  expect(food?.description).toBe(description);
  expect(food?.per100g).toMatchObject(figures);
});

test('a code that the table lacks is undefined', () => {
  expect(foodByCode(foodTable(), '1')).toBeUndefined();
});

test('every plain word of ours names a food of the table', () => {
  const names = new Set(COMPACT_TABLE.names);
  expect(Object.entries(NAMED_FOODS).filter(([, name]) => !names.has(name))).toEqual([]);
});
