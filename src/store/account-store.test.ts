import { freshStore, mealFields } from '../../test/kit/stores';
import { checkStorage, StaleTab } from './account-store';
import { watchTrouble, type StorageTrouble } from './storage-trouble';
import { write } from './write';

const ID = '0190a000-0000-7000-8000-000000000001';

test('a connection that was closed is opened again without a word', async () => {
  const store = freshStore();
  await store.db.open();
  store.db.close({ disableAutoOpen: true });
  expect(await checkStorage(store, 500)).toBe(true);
  expect(store.db.isOpen()).toBe(true);
});

test('a database that does not answer, twice, is told of', async () => {
  const store = freshStore();
  await store.db.open();
  const told: StorageTrouble[] = [];
  const stop = watchTrouble((trouble) => told.push(trouble));
  jest.spyOn(store.db.meta, 'get').mockReturnValue(new Promise(() => undefined) as never);
  expect(await checkStorage(store, 20)).toBe(false);
  expect(told).toEqual(['stuck']);
  stop();
});

test('a page that is older than the data writes nothing', async () => {
  const store = freshStore();
  await store.db.meta.put({ key: 'minSchema', value: 99 });
  const meal = { type: 'meal', id: ID, act: 'put', patch: mealFields() } as const;
  await expect(write(store, [meal])).rejects.toThrow(StaleTab);
  expect([await store.db.outbox.count(), await store.db.meal.count()]).toEqual([0, 0]);
});
