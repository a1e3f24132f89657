import type { Meal } from '#shared/records/meal';

import { helping } from '../../../test/kit/items';
import { mealFields } from '../../../test/kit/stores';
import { againOffer, copiesOf } from './again-offer';

function eaten(mealTime: string, food: string, part: Partial<Meal> = {}): Meal {
  const items = [helping(food, { calories: 300 })];
  return mealFields({ name: food, mealTime, mealType: 'breakfast', items, ...part });
}

const names = (latest: Meal[], now: string) =>
  againOffer(latest, now)?.meals.map(({ name }) => name) ?? null;

const PORRIDGE = eaten('2026-03-13T08:00', 'Porridge');
const LATTE = eaten('2026-03-13T08:20', 'Latte');
const TOAST = [6, 7, 8, 9, 10, 11, 12].map((day) =>
  eaten(`2026-03-${String(day).padStart(2, '0')}T08:00`, 'Toast'),
);
const latest = [LATTE, PORRIDGE, ...TOAST.reverse()];

test('at breakfast, yesterday’s whole breakfast is offered, in order, at the current time', () => {
  const offer = againOffer(latest, '2026-03-14T07:40');
  expect(offer?.isYesterday).toBe(true);
  expect(offer && copiesOf(offer, '2026-03-14T07:40')).toMatchObject([
    { name: 'Porridge', mealTime: '2026-03-14T07:40', mealType: 'breakfast', photoId: null },
    { name: 'Latte', mealTime: '2026-03-14T07:40', mealType: 'breakfast' },
  ]);
});

test('without a breakfast yesterday, the usual one is offered', () => {
  expect(againOffer(latest, '2026-03-15T07:40')).toMatchObject({ isYesterday: false });
  expect(names(latest, '2026-03-15T07:40')).toEqual(['Toast']);
});

test('at other hours, a usual meal of that hour is offered, never a breakfast', () => {
  const soup = { mealType: 'lunch' } as const;
  const lunches = [
    eaten('2026-03-13T12:30', 'Pizza', soup),
    eaten('2026-03-12T12:30', 'Soup', soup),
    eaten('2026-03-11T12:30', 'Soup', soup),
  ];
  expect(names([...lunches, ...latest], '2026-03-14T12:10')).toEqual(['Soup']);
  expect(names(latest, '2026-03-14T12:10')).toBeNull();
});

test('a meal that is logged today, planned or without numbers is not offered', () => {
  const today = eaten('2026-03-14T06:30', 'Muesli');
  const planned = eaten('2026-03-15T08:00', 'Eggs');
  const unread = eaten('2026-03-13T08:00', 'Flurbel', { items: null });
  expect(names([today, ...latest], '2026-03-14T07:40')).toBeNull();
  expect(names([planned, ...latest], '2026-03-14T07:40')).toEqual(['Porridge', 'Latte']);
  expect(names([unread], '2026-03-14T07:40')).toBeNull();
});
