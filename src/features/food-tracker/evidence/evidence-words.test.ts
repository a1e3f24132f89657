import { itemOfFood } from '#shared/nutrition/items/items';
import { personalFood } from '#shared/nutrition/table/personal-food';
import { type FoodFields, OPEN_FOOD_FACTS } from '#shared/records/food';

import { foodItem, foodOf } from '../../../../test/kit/items';
import { sourceWords } from './evidence-words';

const ID = '0199f3a2-7c1e-7abc-8def-0123456789ab';

const barcode = '5901234123457';

const told = (part: Partial<FoodFields>) =>
  sourceWords(itemOfFood(personalFood(ID, foodOf(part)), 30, { id: 'own1' }).source);

test.each([
  [{}, 'Granola, a food of your own'],
  [{ barcode }, `Granola, a food of your own, barcode ${barcode}`],
  [
    { source: { kind: 'label' as const } },
    'Granola, from the label, read on your device and looked over by you',
  ],
  [
    { barcode, source: { kind: 'database' as const, name: OPEN_FOOD_FACTS } },
    `Granola, from Open Food Facts, made by volunteers, under the Open Database License, barcode ${barcode}`,
  ],
])('%j says whose figures they are', (part, words) => {
  expect(told(part)).toBe(words);
});

test('a food of a table is named with its code', () => {
  expect(sourceWords(foodItem().source)).toBe(
    'Bread, FNDDS\u00a02021\u20112023, code\u00a051101010',
  );
});

test('the calories of a label may be off by a fifth, those of other foods by a tenth', () => {
  const ranges = (part: Partial<FoodFields>) => {
    const item = itemOfFood(personalFood(ID, foodOf(part)), 1_000, { id: 'own1' });
    return [item.caloriesLow, item.caloriesHigh];
  };
  expect(ranges({ source: { kind: 'label' } })).toEqual([80, 120]);
  expect(ranges({ barcode })).toEqual([80, 120]);
  expect(ranges({})).toEqual([90, expect.closeTo(110)]);
});
