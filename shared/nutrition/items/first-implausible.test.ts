import { NUTRIENTS, type Nutrients } from '#shared/records/nutrients';

import { foodTable } from '../../../test/kit/foods';
import { foodByCode } from '../table/food-table';
import { firstImplausible } from './first-implausible';
import { itemOfFood, wholeItem, withGrams } from './items';

const UNKNOWN = Object.fromEntries(NUTRIENTS.map((name) => [name, null])) as Nutrients;

const quick = (part: Partial<Nutrients>) => wholeItem('own1', 'Quick add', { ...UNKNOWN, ...part });

const food = (code: string, grams: number) =>
  itemOfFood(foodByCode(foodTable(), code)!, grams, { id: 'own1' });

const RICE = '56205008';

const BEER = '93101000';

test.each([
  ['99,999 kcal', quick({ calories: 99_999 }), { kind: 'energy', calories: 99_999 }],
  ['a kilogram of fat', quick({ calories: 100, fat: 1_000 }), { kind: 'energy', calories: 9_000 }],
  ['10 kg of rice', food(RICE, 10_000), { kind: 'energy' }],
  ['5 kg of beer', food(BEER, 5_000), { kind: 'weight', grams: 5_000 }],
])('%s is implausible', (_, item, found) => {
  expect(firstImplausible([food(RICE, 150), item])).toMatchObject(found);
});

test.each([
  ['a large dinner', quick({ calories: 4_000 })],
  ['nothing known', quick({})],
  ['a kilogram of rice', food(RICE, 1_000)],
  ['three liters of beer', food(BEER, 3_000)],
  ['a day’s water', withGrams({ ...food(BEER, 1), per100g: { ...UNKNOWN, calories: 0 } }, 6_000)],
  ['many servings without a weight', withGrams(quick({ calories: 50 }), 5_000)],
])('%s is plausible', (_, item) => {
  expect(firstImplausible([item])).toBeNull();
});
