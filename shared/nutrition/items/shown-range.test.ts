import { OPEN_FOOD_FACTS } from '#shared/records/food';
import type { MealItem } from '#shared/records/meal-item';
import { NUTRIENTS, type Nutrients } from '#shared/records/nutrients';

import { foodItem, foodOf } from '../../../test/kit/items';
import { personalFood } from '../table/personal-food';
import { importedItem, itemOfFood, wholeItem, withGrams } from './items';
import { isExact, shownRange, shownRangeOf } from './shown-range';

const UNKNOWN = Object.fromEntries(NUTRIENTS.map((name) => [name, null])) as Nutrients;

const soup = wholeItem('own1', 'Soup', { ...UNKNOWN, calories: 200 });

const packed = (source: Parameters<typeof foodOf>[0]) =>
  itemOfFood(personalFood('0199f3a2-7c1e-7abc-8def-0123456789ab', foodOf(source)), 300, {
    id: 'own2',
  });

test.each([
  ['typed figures', soup],
  ['half of them', withGrams(soup, 50)],
  ['a custom food', packed({})],
  ['a label', packed({ source: { kind: 'label' } })],
  ['a barcode', packed({ source: { kind: 'database', name: OPEN_FOOD_FACTS } })],
])('%s, counted, has no range', (_, item) => {
  const { low, high } = shownRange(item);
  expect([isExact(item), high - low]).toEqual([true, 0]);
});

const read = (part: Partial<MealItem>): MealItem => ({
  ...packed({}),
  edited: [],
  confidence: 'high',
  ...part,
});

test.each<[string, MealItem, boolean]>([
  ['two bars in words', read({ amount: { basis: 'stated-count', text: '2' } }), true],
  [
    'a few of them',
    read({ amount: { basis: 'stated-count', text: 'a few' }, confidence: 'medium' }),
    false,
  ],
  ['no amount', read({ amount: { basis: 'usual-portion', text: 'usual portion' } }), false],
  ['the usual amount', read({ amount: { basis: 'person', text: 'your usual' } }), false],
  ['a volume', read({ amount: { basis: 'stated-volume', text: '1 cup' } }), false],
  [
    'a food that may be another',
    read({ amount: { basis: 'stated-weight', text: '30 g' }, confidence: 'medium' }),
    false,
  ],
  [
    'a food of the tables, weighed',
    foodItem({ amount: { basis: 'stated-weight', text: '30 g' }, confidence: 'high' }),
    false,
  ],
  [
    'an import',
    importedItem('Oats', { ...UNKNOWN, calories: 105 }, { grams: 30, amount: '30 g' }),
    false,
  ],
])('%s: exact or not', (_, item, exact) => {
  expect(isExact(item)).toBe(exact);
});

test('the range of a meal comes only from what is estimated in it', () => {
  expect(shownRangeOf([soup, packed({ source: { kind: 'label' } })])).toEqual({
    low: 230,
    high: 230,
  });
  const toast = foodItem({ grams: 100, caloriesLow: 5, caloriesHigh: 20 });
  expect(shownRangeOf([soup, toast])).toEqual({ low: 205, high: 220 });
});
