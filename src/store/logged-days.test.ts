import { freshStore, mealFields } from '../../test/kit/stores';
import type { AccountStore } from './account-store';
import { lastDaysLogged, mealsOn } from './meals-of-days';
import { write } from './write';

async function eat(store: AccountStore, ...times: string[]): Promise<string[]> {
  const ids = times.map(() => store.newId());
  await write(
    store,
    times.map((mealTime, index) => ({
      type: 'meal',
      id: ids[index] ?? '',
      act: 'put',
      patch: mealFields({ mealTime, name: mealTime }),
    })),
  );
  return ids;
}

test('a day has the meals from its first to its last minute, without deleted ones', async () => {
  const store = freshStore();
  const [gone = ''] = await eat(store, '2026-03-02T12:00');
  await eat(store, '2026-03-01T23:59', '2026-03-02T00:00', '2026-03-02T23:59', '2026-03-03T00:00');
  await write(store, [{ type: 'meal', id: gone, act: 'del', patch: null }]);
  const names = (await mealsOn(store, '2026-03-02')).map(({ name }) => name);
  expect(names).toEqual(['2026-03-02T00:00', '2026-03-02T23:59']);
});

test('days are read as far back as the streak goes, over any number of meals', async () => {
  const store = freshStore();
  const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString().slice(0, 10);
  const times = Array.from({ length: 90 }, (_, n) => [
    `${day(n + 1)}T08:00`,
    `${day(n + 1)}T12:00`,
    `${day(n + 1)}T19:00`,
  ]);
  await eat(store, ...times.flat(), '2025-06-01T12:00', `${day(95)}T08:00`);
  const days = await lastDaysLogged(store, day(91));
  expect(days).toHaveLength(90);
  expect([days[0], days.at(-1)]).toEqual([day(90), day(1)]);
  // The day without a meal uses a freeze.
  expect(await lastDaysLogged(store, day(92))).toHaveLength(90);
});

test('a day counts as logged while it has at least one meal that is not deleted', async () => {
  const store = freshStore();
  const [gone = ''] = await eat(store, '2026-03-03T07:00');
  await eat(store, '2026-03-03T19:00', '2026-03-02T12:00');
  const [only = ''] = await eat(store, '2026-03-01T12:00');
  for (const id of [gone, only]) {
    await write(store, [{ type: 'meal', id, act: 'del', patch: null }]);
  }
  expect(await lastDaysLogged(store, '2026-03-03')).toEqual(['2026-03-03', '2026-03-02']);
});
