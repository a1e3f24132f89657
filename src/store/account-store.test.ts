import { freshStore, mealFields } from '../../test/kit/stores';
import { checkStorage, StaleTab } from './account-store';
import { watchTrouble, type StorageTrouble } from './storage-trouble';
import { write } from './write';

const ID = '0190a000-0000-7000-8000-000000000001';

test('a closed connection is reopened without reporting trouble', async () => {
  const store = freshStore();
  await store.db.open();
  store.db.close({ disableAutoOpen: true });
  expect(await checkStorage(store, 500)).toBe(true);
  expect(store.db.isOpen()).toBe(true);
});

test('a database that does not answer twice is reported as stuck until it answers', async () => {
  const store = freshStore();
  await store.db.open();
  const reports: (StorageTrouble | null)[] = [];
  const stop = watchTrouble((trouble) => reports.push(trouble));
  jest.spyOn(store.db.meta, 'get').mockReturnValue(new Promise(() => undefined) as never);
  expect(await checkStorage(store, 20)).toBe(false);
  expect(reports).toEqual(['stuck']);
  jest.restoreAllMocks();
  expect(await checkStorage(store, 500)).toBe(true);
  expect(reports).toEqual(['stuck', null]);
  stop();
});

/** A page of the first app version, which does not close its database connection at once. */
async function openAsOlder(name: string): Promise<IDBDatabase> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name, 10);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('meta', { keyPath: 'key' });
    };
    request.onsuccess = () => {
      resolve(request.result);
    };
  });
}

test('a page that an older page blocks reports it until the older page closes its connection', async () => {
  const store = freshStore();
  const older = await openAsOlder(store.db.name);
  const reports: (StorageTrouble | null)[] = [];
  const stop = watchTrouble((trouble) => {
    reports.push(trouble);
    if (trouble === 'blocked') older.close();
  });
  await write(store, [{ type: 'meal', id: ID, act: 'put', patch: mealFields() }]);
  expect(reports).toEqual(['blocked', null]);
  stop();
});

test('a page older than the stored data writes nothing', async () => {
  const store = freshStore();
  await store.db.meta.put({ key: 'minSchema', value: 99 });
  const meal = { type: 'meal', id: ID, act: 'put', patch: mealFields() } as const;
  await expect(write(store, [meal])).rejects.toThrow(StaleTab);
  expect([await store.db.outbox.count(), await store.db.meal.count()]).toEqual([0, 0]);
});
