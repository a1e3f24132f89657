import { itemOfFood } from '#shared/nutrition/items/items';
import { personalFood } from '#shared/nutrition/table/personal-food';
import { type FoodFields, OPEN_FOOD_FACTS } from '#shared/records/food';

import { analysisOf, foodItem, foodOf } from '../../../../test/kit/items';
import { amountWords, foodOrigin, itemFacts } from './evidence-words';

const ID = '0199f3a2-7c1e-7abc-8def-0123456789ab';

const barcode = '5901234123457';

const ownItem = (part: Partial<FoodFields>) =>
  itemOfFood(personalFood(ID, foodOf(part)), 30, { id: 'own1' });

test.each([
  [{}, 'Granola, one of your foods'],
  [{ barcode }, 'Granola, one of your foods'],
  [
    { source: { kind: 'label' as const } },
    'Granola, from its label, read on your device and checked by you',
  ],
  [
    { barcode, source: { kind: 'database' as const, name: OPEN_FOOD_FACTS } },
    'Granola, from Open Food Facts, made by volunteers, under the Open Database License',
  ],
])('%j says where the numbers come from', (part, words) => {
  expect(foodOrigin(ownItem(part).source)).toBe(words);
});

test("the details contain codes, tables, versions and a label's tolerance", () => {
  const label = [
    ['Match', 'Chosen by you'],
    ['Barcode', barcode],
    ['Note', 'A label may be off by up to 20%.'],
  ];
  expect(itemFacts(ownItem({ barcode }), null)).toEqual(label);
  expect(itemFacts(foodItem(), analysisOf([]))).toEqual([
    ['Match', 'A likely match'],
    ['Food table', 'USDA survey foods (FNDDS\u00a02021\u20112023)'],
    ['Number in the table', '51101010'],
    [
      'Reading',
      'Read on this device, version 1, with USDA survey foods (FNDDS\u00a02021\u20112023)',
    ],
  ]);
  expect(foodOrigin(foodItem().source)).toBe('Bread');
});

test('a food of our own list is shown by name, without its code', () => {
  const source = {
    kind: 'table',
    table: 'Platelog foods 6',
    code: 'own:chipotle-bowl',
    description: 'Chipotle bowl (recalled)',
  } as const;
  expect(itemFacts(foodItem({ source }), null)).toEqual([
    ['Match', 'A likely match'],
    ['Food table', 'Platelog’s own list\u00a06: Chipotle bowl (portion from memory)'],
  ]);
});

test.each([
  [{}, '30 g, the usual portion'],
  [
    { amount: { basis: 'stated-count', text: '2' } },
    '2 toast (30 g), the number you gave, at the usual weight',
  ],
  [{ amount: { basis: 'person', text: 'your usual' } }, '30 g, your usual amount'],
  [{ amount: { basis: 'model', text: '' } }, '30 g, estimated by the AI'],
  [{ amount: { basis: 'whole', text: '1 serving' } }, '1 serving, entered without a weight'],
] as const)('%j says where the amount comes from', (part, words) => {
  expect(amountWords(foodItem(part))).toBe(words);
});

test('the tolerance for calories is a fifth for labels and a tenth for other foods', () => {
  const ranges = (part: Partial<FoodFields>) => {
    const item = itemOfFood(personalFood(ID, foodOf(part)), 1_000, { id: 'own1' });
    return [item.caloriesLow, item.caloriesHigh];
  };
  expect(ranges({ source: { kind: 'label' } })).toEqual([80, 120]);
  expect(ranges({ barcode })).toEqual([80, 120]);
  expect(ranges({})).toEqual([90, expect.closeTo(110)]);
});
