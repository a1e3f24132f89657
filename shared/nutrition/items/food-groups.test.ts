import fc from 'fast-check';

import { FOOD_GROUPS, type FoodGroup, foodGroupOf, portionsIn } from './food-groups';

const named = (name: string) => ({ name, source: { kind: 'person' as const } });
const coded = (code: string) => ({
  name: 'x',
  source: { kind: 'table' as const, table: 'FNDDS 2021-2023', code, description: 'x' },
});

test.each<[string, FoodGroup]>([
  ['Chicken breast, grilled', 'protein'],
  ['2 eggs', 'protein'],
  ['Red lentil dal', 'protein'],
  ['Brown rice', 'grains'],
  ['Toast with butter', 'grains'],
  ['Broccoli, steamed', 'vegetables'],
  ['Lentils', 'protein'],
  ['Whole milk', 'dairy'],
  ['Greek yoghurt', 'dairy'],
  ['Apple', 'fruit'],
  ['Orange juice', 'drinks'],
  ['Chocolate cake', 'sweets'],
  ['Flurbel', 'other'],
])('%s is in %s by its name', (name, group) => {
  expect(foodGroupOf(named(name))).toBe(group);
});

test.each<[string, FoodGroup]>([
  // Milk to drink, yogurt, ice cream, chicken, egg, lentils, bread, cake, apple, broccoli, sugar, coffee, wine.
  ['11111000', 'drinks'],
  ['11411100', 'dairy'],
  ['13110000', 'sweets'],
  ['24100000', 'protein'],
  ['31105000', 'protein'],
  ['41303000', 'protein'],
  ['51101000', 'grains'],
  ['53101200', 'sweets'],
  ['63101000', 'fruit'],
  ['72201100', 'vegetables'],
  ['91101010', 'sweets'],
  ['92100000', 'drinks'],
  ['93401010', 'drinks'],
])('code %s of the survey is in %s', (code, group) => {
  expect(foodGroupOf(coded(code))).toBe(group);
});

test('each food is one portion of one group, in any order', () => {
  const food = fc.oneof(
    fc.constantFrom('Apple', 'Rice', 'Milk', 'Flurbel', 'Salad').map(named),
    fc.integer({ min: 10_000_000, max: 99_999_999 }).map((code) => coded(String(code))),
  );
  fc.assert(
    fc.property(fc.array(food), (items) => {
      const portions = portionsIn(items);
      expect(portions.reduce((sum, [, count]) => sum + count, 0)).toBe(items.length);
      expect(portionsIn([...items].reverse())).toEqual(portions);
      const order = portions.map(([group]) => FOOD_GROUPS.indexOf(group));
      expect(order).toEqual([...order].sort((one, other) => one - other));
    }),
  );
});
