import { freshStore, mealFields } from '../../../test/kit/stores';
import { mealsAfter } from './later-meals';

const KEPT = { seq: 1, updatedAt: 0, generation: 0, pending: 0, rejected: 0 };

test('meals after a day are counted from its midnight on, without deleted ones', async () => {
  const store = freshStore();
  const row = (mealTime: string, deleted: 0 | 1 = 0) => {
    return { ...KEPT, id: mealTime, deleted, data: mealFields({ mealTime }) };
  };
  await store.db.meal.bulkPut([
    row('2026-11-29T23:59'),
    row('2026-11-30T08:00', 1),
    row('2026-12-02T12:00'),
    row('2026-12-01T12:00'),
  ]);
  expect(await mealsAfter(store, '2026-11-29')).toEqual({ count: 2, first: '2026-12-01' });
  expect(await mealsAfter(store, '2026-12-02')).toBeNull();
});
