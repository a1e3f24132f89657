import { OPEN_FOOD_FACTS, type FoodFields } from '#shared/records/food';

import { foodTable } from '../../../test/kit/foods';
import { analyseText } from './analyse-text';
import { totalNutrients } from '../items/totals';
import { barcodeOf, LABEL_TABLE, personalCode, personalFood } from '../table/personal-food';

const ID = '0199f3a2-7c1e-7abc-8def-0123456789ab';
const OTHER_ID = '0199f3a2-7c1e-7abc-8def-0123456789ac';

function food(id: string, part: Partial<FoodFields>) {
  const nothing = { fiber: null, sugar: null, saturatedFat: null, sodium: null };
  return personalFood(id, {
    name: 'Granny’s lentil pot',
    brand: null,
    barcode: null,
    unit: 'g',
    per100: {
      calories: 120,
      protein: 7,
      carbs: 15,
      fat: 3,
      cholesterol: null,
      vitaminC: null,
      ...nothing,
    },
    portions: [{ text: '1 bowl', grams: 350 }],
    source: { kind: 'person' },
    ...part,
  });
}

const read = (text: string, personal = [food(ID, {})], memory = new Map()) =>
  analyseText(foodTable(), text, { by: 'device', personal, memory });
const codes = (text: string, ...rest: [ReturnType<typeof food>[]?]) =>
  read(text, ...rest).items.map(({ source }) => (source.kind === 'table' ? source.code : ''));

test('a food of the person’s own is read by its name, at its first portion', () => {
  const { items } = read('granny’s lentil pot');
  expect(items).toMatchObject([
    { grams: 350, source: { kind: 'table', table: 'Your foods', code: personalCode(ID, null) } },
  ]);
  expect(totalNutrients(items).calories).toBeCloseTo(420);
});

test('at a weight and in measures of its own, and among other foods', () => {
  expect(read('200 g of grannys lentil pot').items).toMatchObject([{ grams: 200 }]);
  expect(read('2 bowls of granny’s lentil pot').items).toMatchObject([{ grams: 700 }]);
  expect(codes('an apple, granny’s lentil pot and a banana')[1]).toBe(personalCode(ID, null));
});

test('by its name and its maker, in either order', () => {
  const bar = food(OTHER_ID, { name: 'Zingy', brand: 'Acme Farms', portions: [] });
  for (const text of ['zingy', 'acme farms zingy', 'zingy acme farms']) {
    expect(codes(text, [bar])).toEqual([personalCode(OTHER_ID, null)]);
  }
});

test('what the person has taught of the same words stands above it', () => {
  const taught = new Map([['granny lentil pot', { code: '51101010', grams: null }]]);
  const key = [...taught.keys()][0] ?? '';
  expect(read('granny lentil pot', [food(ID, { name: 'Granny lentil pot' })]).items).toHaveLength(
    1,
  );
  const [item] = read('granny lentil pot', [food(ID, { name: key })], taught).items;
  expect(item?.source).not.toMatchObject({ table: 'Your foods' });
});

test('a packed food is read by its name, and its item says whose figures they are', () => {
  const barcode = '5901234123457';
  const scanned = (part: Partial<FoodFields>) =>
    food(OTHER_ID, { name: 'Zingy', barcode, ...part });
  const sourceOf = (part: Partial<FoodFields>) => read('zingy', [scanned(part)]).items[0]?.source;
  const code = personalCode(OTHER_ID, barcode);
  expect(barcodeOf({ code })).toBe(barcode);
  expect(sourceOf({ source: { kind: 'label' } })).toMatchObject({ table: LABEL_TABLE, code });
  const source = { kind: 'database', name: OPEN_FOOD_FACTS } as const;
  expect(sourceOf({ source })).toMatchObject({ table: OPEN_FOOD_FACTS, code });
});

test('a maker that stands in the name is not said twice', () => {
  expect(food(ID, { name: 'Acme Zingy', brand: 'Acme' }).description).toBe('Acme Zingy');
  expect(food(ID, { name: 'Zingy', brand: 'Acme' }).description).toBe('Zingy, Acme');
});

test('codes fit into an item and differ', () => {
  expect(personalCode(ID, null).length).toBeLessThanOrEqual(20);
  expect(personalCode(ID, '12345678901231').length).toBeLessThanOrEqual(20);
  expect(personalCode(ID, null)).not.toBe(personalCode(OTHER_ID, null));
});

test('without own foods nothing is read otherwise', () => {
  const text = 'two eggs, toast with butter and a latte';
  expect(read(text, [])).toEqual(analyseText(foodTable(), text, { by: 'device' }));
});
