import { unknownNutrients } from '#shared/records/nutrients';
import { contentKey } from '#shared/rules/copy-meal';

import { foodItem } from '../../test/kit/items';
import { mealFields } from '../../test/kit/stores';
import { candidatesFor, latestFirst, namesTwice } from './log-again';

const NOON = { mealTime: '2026-11-21T12:00', mealType: 'lunch' as const };

const item = (name: string) => foodItem({ name, source: { kind: 'person' } });

const eaten = (name: string, day: number, part = {}) =>
  mealFields({ name, items: [item(name)], mealTime: `2026-11-${day}T12:30`, ...part });

const known = (
  meals: ReturnType<typeof eaten>[],
  favourites: { name: string; items: ReturnType<typeof item>[] }[] = [],
) => candidatesFor({ meals, favourites }, NOON);

test('each meal is listed once, in its latest form, likeliest first', () => {
  const [first, second, ...others] = known([
    eaten('Soup', 20, { notes: 'hot' }),
    eaten('Salad', 19),
    eaten('Soup', 18),
  ]);
  expect(others).toEqual([]);
  expect([first?.name, first?.eatenAt, second?.name]).toEqual([
    'Soup',
    '2026-11-20T12:30',
    'Salad',
  ]);
  expect(first?.again({ mealTime: '2026-11-21T13:00', mealType: 'lunch' })).toMatchObject({
    name: 'Soup',
    mealTime: '2026-11-21T13:00',
    notes: null,
    photoId: null,
  });
});

test('a favorite gives its name, and is listed even if it was never eaten', () => {
  const liked = [
    { name: 'My soup', items: [item('Soup')] },
    { name: 'Cake', items: [item('Cake')] },
  ];
  const found = known([eaten('Soup', 20)], liked);
  expect(found.map(({ name, isFavourite, eatenAt }) => [name, isFavourite, eatenAt])).toEqual([
    ['My soup', true, '2026-11-20T12:30'],
    ['Cake', true, null],
  ]);
  const again = found[1]?.again({ mealTime: '2026-11-21T16:00', mealType: 'snack' });
  expect(again).toMatchObject({ name: 'Cake', mealType: 'snack' });
  expect(contentKey(again?.items ?? [])).toBe(found[1]?.key);
});

test('latestFirst sorts by time and not by likelihood', () => {
  const found = known(
    [
      eaten('Porridge', 20, { mealTime: '2026-11-20T08:00', mealType: 'breakfast' }),
      eaten('Soup', 19),
    ],
    [{ name: 'Cake', items: [item('Cake')] }],
  );
  expect(found.map(({ name }) => name)).toEqual(['Soup', 'Porridge', 'Cake']);
  expect(latestFirst(found).map(({ name }) => name)).toEqual(['Porridge', 'Soup', 'Cake']);
});

test('names that several different meals share are found', () => {
  const twice = [item('Soup'), item('Bread')];
  const found = known([eaten('Soup', 20), eaten('Soup', 19, { items: twice }), eaten('Salad', 18)]);
  expect([...namesTwice(found)]).toEqual(['Soup']);
});

test('quick entries with the same name and different nutrients are different meals', () => {
  const quick = (calories: number) => ({
    ...item('Quick add'),
    per100g: { ...unknownNutrients(), calories },
    amount: { basis: 'whole' as const, text: '1 serving' },
  });
  const meals = [300, 800, 300].map((calories, index) =>
    eaten('Quick add', 20 - index, { items: [quick(calories)] }),
  );
  const found = known(meals, [{ name: 'Shake', items: [quick(800)] }]);
  expect(found.map(({ name, items }) => [name, items[0]?.per100g.calories])).toEqual([
    ['Quick add', 300],
    ['Shake', 800],
  ]);
});

test('meals without nutrients are not listed', () => {
  expect(known([eaten('Photo', 20, { items: null })])).toEqual([]);
});
