import { daysAfter } from '#shared/rules/calendar';

import { freshStore, mealFields } from '../../test/kit/stores';
import { mealsOfDays } from './meals-of-days';

const KEPT = { seq: 1, updatedAt: 0, generation: 0, pending: 0, rejected: 0 };

test('only the requested days of a long diary are read, without deleted meals', async () => {
  const store = freshStore();
  const row = (mealTime: string, index: number, deleted: 0 | 1 = 0) => ({
    ...KEPT,
    id: `${mealTime} ${index}`,
    deleted,
    data: mealFields({ mealTime }),
  });
  await store.db.meal.bulkPut([
    ...Array.from({ length: 300 }, (_, index) => row('2025-06-01T12:00', index)),
    ...['2026-01-31T23:59', '2026-02-28T23:59', '2026-02-01T00:00', '2026-03-01T00:00'].map(
      (mealTime, index) => row(mealTime, index),
    ),
    row('2026-02-14T12:00', 0, 1),
  ]);
  let readCount = 0;
  store.db.meal.hook('reading', (one: unknown) => {
    readCount += 1;
    return one;
  });
  const meals = await mealsOfDays(store, '2026-02-01', '2026-02-28');
  expect(meals.map(({ mealTime }) => mealTime)).toEqual(['2026-02-01T00:00', '2026-02-28T23:59']);
  expect(readCount).toBe(3);
});

test('a long span is read in parts, each meal once and in order', async () => {
  const store = freshStore();
  const times = Array.from({ length: 70 }, (_, n) => `${daysAfter('2026-01-01', n)}T12:00`);
  await store.db.meal.bulkPut(
    times.map((mealTime) => {
      return { ...KEPT, id: mealTime, deleted: 0 as const, data: mealFields({ mealTime }) };
    }),
  );
  for (const [from, to] of [
    [0, 69],
    [0, 13],
    [0, 14],
    [5, 5],
    [13, 28],
    [6, 5],
  ] as const) {
    const meals = await mealsOfDays(
      store,
      daysAfter('2026-01-01', from),
      daysAfter('2026-01-01', to),
    );
    expect(meals.map(({ mealTime }) => mealTime)).toEqual(times.slice(from, to + 1));
  }
});
