import { freshStore, mealFields } from '../../test/kit/stores';
import { write } from '../store/write';
import { nextBatch } from './next-batch';

test('a batch has the oldest changes in order, as many as are wanted and fit', async () => {
  const store = freshStore();
  const ids = Array.from({ length: 250 }, () => store.newId());
  const meal = (id: string, notes: string | null) => {
    return { type: 'meal', id, act: 'put', patch: mealFields({ notes }) } as const;
  };
  await write(
    store,
    ids.map((id) => meal(id, null)),
  );
  const batch = async (most?: number) => (await nextBatch(store, most)).map(({ op }) => op.id);
  expect(await batch()).toEqual(ids);
  for (const most of [1, 100, 101, 200]) expect(await batch(most)).toEqual(ids.slice(0, most));
  const large = Array.from({ length: 250 }, () => store.newId());
  await write(
    store,
    large.map((id) => meal(id, 'x'.repeat(2_000))),
  );
  const fitting = await batch();
  expect(fitting.length).toBeGreaterThan(250);
  expect(fitting.length).toBeLessThan(400);
  expect(fitting).toEqual([...ids, ...large].slice(0, fitting.length));
});
