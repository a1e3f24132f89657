import { foodItem, helping } from '../../../test/kit/items';
import { SHARED_MEAL, SHARED_RECIPE } from '../../../test/kit/shared-contents';
import type { Food } from '#shared/nutrition/table/food';

import { checkedContent, codesOf } from './checked-items';

const item = foodItem({ id: 's1' });
const food: Food = {
  table: 'FNDDS 2021-2023',
  code: '51101010',
  description: 'Bread, white',
  per100g: item.per100g,
  portions: [],
  usualGrams: null,
};
const sourcesOf = (foods: Food[], part: Partial<typeof item> = {}) => {
  const checked = checkedContent({ ...SHARED_MEAL, items: [{ ...item, ...part }] }, foods);
  return checked.kind === 'meal' ? checked.items.map(({ source }) => source) : [];
};

test('an item with the values of its table keeps the table, with the name that the table gives', () => {
  expect(sourcesOf([food])).toEqual([
    { kind: 'table', table: 'FNDDS 2021-2023', code: '51101010', description: 'Bread, white' },
  ]);
});

test("an item with other values, or a table that is not here, gets the source 'person'", () => {
  const per100g = { ...item.per100g, calories: 5 };
  expect(sourcesOf([food], { per100g })).toEqual([{ kind: 'person' }]);
  expect(sourcesOf([{ ...food, per100g: { ...food.per100g, protein: null } }])).toEqual([
    { kind: 'person' },
  ]);
  expect(sourcesOf([])).toEqual([{ kind: 'person' }]);
  const ai = { kind: 'ai', model: 'a model' } as const;
  expect(sourcesOf([food], { source: ai })).toEqual([ai]);
});

test('each code is requested once, also in recipe lines', () => {
  const lines = [item, item, helping('Rice', {})].map((one) => ({
    text: 'x',
    unread: false,
    items: [one],
  }));
  const recipe = { ...SHARED_RECIPE, lines };
  expect(codesOf(recipe)).toEqual(['51101010', 'Rice']);
  const checked = checkedContent(recipe, [food]);
  const sources = checked.kind === 'recipe' ? checked.lines.flatMap(({ items }) => items) : [];
  expect(sources.map(({ source }) => source.kind)).toEqual(['table', 'table', 'person']);
});

test('for a link from before a nutrient existed, the nutrient comes from the table', () => {
  const per100g = { ...item.per100g, fiber: null };
  const link = { ...SHARED_MEAL, items: [{ ...item, per100g }] };
  const table = { ...food, per100g: { ...food.per100g, fiber: 2.7 } };
  const checked = checkedContent(link, [table]);
  expect(checked).toMatchObject({
    items: [{ source: { kind: 'table', code: food.code }, per100g: { fiber: 2.7 } }],
  });
});
