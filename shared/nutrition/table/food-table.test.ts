import { brotliCompressSync, constants } from 'node:zlib';

import { NUTRIENTS } from '#shared/records/nutrients';

import { foodTable } from '../../../test/kit/foods';
import { checksumOf, type CompactFoodTable } from './compact-table';
import { isDrink } from '../analyzer/amounts/additions';
import { memoryKey } from '../analyzer/food-memory';
import { foodByCode, openFoodTables } from './food-table';
import { nameKeys } from './name-keys';
import { NAMED_FOODS } from './named-foods';
import { surveyedNames } from './named-places';
import { ALL_TABLES } from './all-tables';

const COUNTS: Record<string, CompactFoodTable['counts']> = {
  'Platelog foods 29': { foods: 3061, portions: 8374, aliases: 17065 },
  'FNDDS 2021-2023': { foods: 5_251, portions: 16_413, aliases: 9_477 },
  'SR28 selection 1': { foods: 2_087, portions: 4212, aliases: 326 },
};

describe.each(ALL_TABLES)('$release', (table) => {
  test('has the counts and the checksum that it states', () => {
    expect(COUNTS).toHaveProperty([table.release], table.counts);
    expect(table.names).toHaveLength(table.counts.foods);
    expect(checksumOf(table)).toBe(table.checksum);
  });
});

test('the tables open as one, whose release names them all', () => {
  const table = foodTable();
  expect(table.release).toBe('FNDDS 2021-2023 + Platelog foods 29 + SR28 selection 1');
  expect(table.size).toBe(ALL_TABLES.reduce((sum, { names }) => sum + names.length, 0));
});

test('own tables add names and measures to foods of others', () => {
  const table = foodTable();
  expect(table.named.get(memoryKey('aubergine'))).toBe(table.placeOf('11210'));
  const bacon = foodByCode(table, '22600200');
  expect(bacon?.portions).toContainEqual({ text: '1 rasher', grams: 15 });
  const beer = foodByCode(table, '93101000');
  expect(beer?.portions).toContainEqual({ text: '1 pint', grams: 576 });
});

test('every drink of our own table has a fluid ounce', () => {
  const table = foodTable();
  const places = Array.from({ length: table.size }, (_, place) => place);
  const dry = places
    .filter((place) => table.kindOf(place) === 'own' && isDrink(table, place))
    .map((place) => table.food(place))
    .filter(({ portions }) => portions.every(({ text }) => !text.includes('fl oz')));
  expect(dry.map(({ description }) => description)).toEqual(['Acai bowl']);
});

// Its foods may change only together with its release, because stored analyses name the release.
test('the release of our own foods belongs to exactly these contents', () => {
  const own = ALL_TABLES.find(({ kind }) => kind === 'own');
  expect([own?.release, own?.checksum]).toEqual(['Platelog foods 29', 'e86fef3abca81c58']);
});

test('its keys match its names with the current lookup', () => {
  const [survey, own] = ALL_TABLES;
  if (!survey || !own) throw new Error('The survey comes first, then our own foods.');
  const { keys, addedKeys } = own;
  expect({ keys, addedKeys }).toEqual(nameKeys(own, surveyedNames([survey])));
});

test('two tables must not share a code', () => {
  expect(() => openFoodTables([...ALL_TABLES, ...ALL_TABLES])).toThrow('share a code');
});

test('all tables together are below 400 kB compressed', () => {
  const bytes = ALL_TABLES.map((table) => {
    const text = JSON.stringify(table);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    return brotliCompressSync(text, { params }).length;
  });
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400_000);
});

test('every value is a number that a food can have, or unknown', () => {
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
  ['20031', 'Millet, raw', { calories: 378, protein: 11.02, carbs: 72.85, fat: 4.22 }],
  ['02028', 'Spices, paprika', { calories: 282, fiber: 34.9 }],
])('%s is %s with the values that the release prints', (code, description, figures) => {
  const food = foodByCode(foodTable(), code);
  expect(food?.description).toBe(description);
  expect(food?.per100g).toMatchObject(figures);
});

test("a food has its table, and that table's kind", () => {
  const table = foodTable();
  const about = (code: string) => [
    foodByCode(table, code)?.table,
    table.kindOf(table.placeOf(code) ?? -1),
  ];
  expect(about('11111000')).toEqual(['FNDDS 2021-2023', 'survey']);
  expect(about('20031')).toEqual(['SR28 selection 1', 'reference']);
});

test('a value that a source does not have is unknown, not zero', () => {
  expect(foodByCode(foodTable(), '20031')?.per100g.sugar).toBeNull();
  const [survey] = ALL_TABLES;
  expect(survey?.nutrients.flat()).not.toContain(null);
});

test('a code that the table does not have is undefined', () => {
  expect(foodByCode(foodTable(), '1')).toBeUndefined();
});

test('every plain word of ours names a food of the table', () => {
  const names = new Set(ALL_TABLES.flatMap((table) => table.names));
  expect(Object.entries(NAMED_FOODS).filter(([, name]) => !names.has(name))).toEqual([]);
});
