import * as fc from 'fast-check';

import type { RecipeLine } from '#shared/records/recipe';

import { foodItem } from '../../../test/kit/items';
import { kitchenAmount } from './kitchen-amount';
import {
  boughtFor,
  changedTick,
  type PlannedDish,
  shoppingLines,
  tickState,
} from './shopping-list';

const food = (
  text: string,
  { name, grams, said = text }: { name: string; grams: number; said?: string },
): RecipeLine => ({
  text,
  unread: false,
  items: [
    foodItem({
      name,
      grams,
      source: { kind: 'table', table: 't', code: name, description: name },
      amount: { basis: said === '' ? 'usual-portion' : 'stated-count', text: said },
    }),
  ],
});

const dish = (meal: string, lines: RecipeLine[], part = 1): PlannedDish => ({
  meal,
  lines,
  part,
  name: `Dish ${meal}`,
});

const [oil, oilToo] = [
  food('2 tbsp oil', { name: 'Olive oil', grams: 28, said: '2 tbsp' }),
  food('1 tablespoon oil', { name: 'Olive oil', grams: 14, said: '1 tablespoon' }),
];
const lineOf = (dishes: PlannedDish[], place = 0) => {
  const line = shoppingLines(dishes)[place];
  if (!line) throw new Error('no line');
  return line;
};

test('a food of two recipes is one line, scaled to the planned share, in their common unit', () => {
  const line = lineOf([dish('a', [oil]), dish('b', [oilToo], 2)]);
  expect(line).toMatchObject({ name: 'Olive oil', grams: 56, amount: { count: 4, unit: 'tbsp' } });
  expect(line.needs.map(({ meal, text, part }) => [meal, text, part])).toEqual([
    ['a', '2 tbsp oil', 1],
    ['b', '1 tablespoon oil', 2],
  ]);
});

test('with different units only the weight is summed, and missing amounts are not guessed', () => {
  const cup = food('1 cup oil', { name: 'Olive oil', grams: 218, said: '1 cup' });
  const some = food('olive oil', { name: 'Olive oil', grams: 14, said: '' });
  const line = lineOf([dish('a', [oil, cup, some])]);
  expect([line.grams, line.amount, line.andMore]).toEqual([246, undefined, true]);
  expect(lineOf([dish('a', [some])])).toMatchObject({ grams: null, andMore: true });
});

test('a line that was not fully understood stays as written and is not merged', () => {
  const inPart = { ...oil, text: '2 tbsp oil and flurbel', unread: true };
  const nothing = { text: '3 tbsp flurbel', items: [], unread: true };
  const heading = { text: 'For the sauce', items: [], unread: false };
  const lines = shoppingLines([dish('a', [oil, inPart, nothing, heading])]);
  expect(lines.map(({ kind, name, grams }) => [kind, name, grams])).toEqual([
    ['food', 'Olive oil', 28],
    ['as-written', '2 tbsp oil and flurbel', null],
    ['as-written', '3 tbsp flurbel', null],
  ]);
});

test('a dish without a recipe is on the list by its name; tap water is not', () => {
  const water = food('1 l water', { name: 'Water, tap', grams: 1_000 });
  const pizza = { meal: 'p', name: 'Pizza  ', lines: undefined, part: 1 };
  const lines = shoppingLines([dish('a', [water]), pizza, { ...pizza, meal: 'q', name: 'pizza' }]);
  expect(lines.map(({ kind, key, needs }) => [kind, key, needs.length])).toEqual([
    ['dish', 'dish pizza', 2],
  ]);
});

test('a tick stays while its planned meals stay, and reports if more is needed', () => {
  const one = lineOf([dish('a', [oil])]);
  const tick = { ticked: true, bought: boughtFor(one) };
  expect(tickState(one, undefined)).toBe('open');
  expect(tickState(one, tick)).toBe('ticked');
  expect(tickState(one, { ...tick, ticked: false })).toBe('open');
  expect(tickState(lineOf([dish('a', [oil], 0.5)]), tick)).toBe('ticked');
  expect(tickState(lineOf([dish('a', [oil], 2)]), tick)).toBe('more-needed');
  expect(tickState(lineOf([dish('a', [oil]), dish('b', [oilToo])]), tick)).toBe('more-needed');
  expect(tickState(lineOf([dish('b', [oil])]), tick)).toBe('open');
});

test('a tick in one week does not change that of the same food in another week', () => {
  const [one, other] = [lineOf([dish('a', [oil])]), lineOf([dish('b', [oilToo])])];
  const first = changedTick(one, undefined, true);
  expect(first).toEqual({ ticked: true, bought: boughtFor(one) });
  const both = changedTick(other, first, true);
  expect([one, other].map((line) => tickState(line, both))).toEqual(['ticked', 'ticked']);
  const remainingTick = changedTick(other, both, false);
  expect([one, other].map((line) => tickState(line, remainingTick))).toEqual(['ticked', 'open']);
  expect(changedTick(one, remainingTick, false)).toEqual({ ticked: false, bought: [] });
  expect(changedTick(one, { ...both, ticked: false }, true)).toEqual(first);
});

test('a food that is bought for years keeps only the latest purchases', () => {
  const some = Array.from({ length: 250 }, (_, n) => lineOf([dish(`m${n}`, [oil])]));
  const tick = some.reduce<ReturnType<typeof changedTick>>(
    (before, line) => changedTick(line, before, true),
    { ticked: false, bought: [] },
  );
  expect(tick.bought).toHaveLength(200);
  expect(tick.bought.at(-1)?.meal).toBe('m249');
});

test.each([
  ['2 tbsp', 2, 'tbsp'],
  ['1/2 cup', 0.5, 'cup'],
  ['1 1/2 cups', 1.5, 'cup'],
  ['1½ tsp', 1.5, 'tsp'],
  ['½', 0.5, ''],
  ['a pinch', 1, 'pinch'],
  ['2 large', 2, 'large'],
  ['0.5 l', 500, 'ml'],
  ['3', 3, ''],
])('%s is %s of %s', (text, count, unit) => {
  expect(kitchenAmount(text)).toEqual({ count, unit });
});

test.each(['1-2', 'to taste', '', 'usual portion', '1/0 cup', '0'])('%s is not counted', (text) => {
  expect(kitchenAmount(text)).toBeUndefined();
});

test('the list does not depend on the order of meals, and contains each recipe line once', () => {
  const line = fc.constantFrom(
    oil,
    oilToo,
    food('3', { name: 'Garlic', grams: 9 }),
    food('olive oil', { name: 'Olive oil', grams: 14, said: '' }),
    { text: '3 tbsp flurbel', items: [], unread: true },
  );
  const some = fc
    .tuple(fc.array(line, { maxLength: 5 }), fc.constantFrom(0.25, 0.5, 1, 2))
    .map(([lines, part]) => ({ lines, part }));
  fc.assert(
    fc.property(fc.array(some, { maxLength: 5 }), (meals) => {
      const dishes = meals.map(({ lines, part }, place) => dish(`m${place}`, lines, part));
      const plain = (all: PlannedDish[]) =>
        shoppingLines(all)
          .map(({ key, name, grams, amount, andMore, needs }) => [
            `${key} ${name}`,
            grams?.toFixed(6),
            amount && `${amount.count.toFixed(6)} ${amount.unit}`,
            andMore,
            needs.length,
          ])
          .sort();
      expect(plain(dishes)).toEqual(plain([...dishes].reverse()));
      const needs = shoppingLines(dishes).flatMap((one) => one.needs);
      expect(needs).toHaveLength(dishes.flatMap(({ lines }) => lines ?? []).length);
    }),
  );
});
