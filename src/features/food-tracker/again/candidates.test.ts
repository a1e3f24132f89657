import { contentKey } from '#shared/rules/content-key';

import { foodItem } from '../../../../test/kit/items';
import { mealFields } from '../../../../test/kit/stores';
import { candidatesFor } from './candidates';

const NOON = { mealTime: '2026-11-21T12:00', mealType: 'lunch' as const };
const item = (name: string) => foodItem({ name, source: { kind: 'person' } });
const eaten = (name: string, day: number, part = {}) =>
  mealFields({ name, items: [item(name)], mealTime: `2026-11-${day}T12:30`, ...part });
const known = (
  meals: ReturnType<typeof eaten>[],
  favourites: { name: string; items: ReturnType<typeof item>[] }[] = [],
) => candidatesFor({ meals, favourites }, NOON);

test('each meal is there once, as it was last, the likeliest first', () => {
  const [first, second, ...others] = known([
    eaten('Soup', 20, { notes: 'hot' }),
    eaten('Salad', 19),
    eaten('Soup', 18),
  ]);
  expect(others).toEqual([]);
  expect([first?.name, first?.lastDay, second?.name]).toEqual(['Soup', '2026-11-20', 'Salad']);
  expect(first?.again({ mealTime: '2026-11-21T13:00', mealType: 'lunch' })).toMatchObject({
    ...{ name: 'Soup', mealTime: '2026-11-21T13:00', notes: null, photoId: null },
  });
});

test('a favourite gives its name, and is there though it was never eaten', () => {
  const liked = [
    { name: 'My soup', items: [item('Soup')] },
    { name: 'Cake', items: [item('Cake')] },
  ];
  const found = known([eaten('Soup', 20)], liked);
  expect(found.map(({ name, isFavourite, lastDay }) => [name, isFavourite, lastDay])).toEqual([
    ['My soup', true, '2026-11-20'],
    ['Cake', true, null],
  ]);
  const again = found[1]?.again({ mealTime: '2026-11-21T16:00', mealType: 'snack' });
  expect(again).toMatchObject({ name: 'Cake', mealType: 'snack' });
  expect(contentKey(again?.items ?? [])).toBe(found[1]?.key);
});

test('meals without figures are not there', () => {
  expect(known([eaten('Photo', 20, { items: null })])).toEqual([]);
});
