import { foodItem } from '../../../test/kit/items';
import { freshStore, mealFields } from '../../../test/kit/stores';
import { type AccountStore, closeToWrites } from '../account-store';
import type { PhotoBytes } from '../database';
import { write } from '../write';
import { keepLook, lookOf, LOOKS_MOST, ownPlates, photosWithoutLook } from './plate-looks';

const idOf = (kind: number, n: number) =>
  `0190a000-000${kind}-7000-8000-${String(n).padStart(12, '0')}`;
const [meal, photo] = [(n: number) => idOf(1, n), (n: number) => idOf(2, n)];
const LOOK = Int8Array.from([1, -2, 3]);

const bytesOf = (photoId: string): PhotoBytes => ({
  photoId,
  sha256: 'a'.repeat(64),
  mime: 'image/jpeg',
  thumb: null,
  size: 1,
  savedAt: 1,
  bytes: new Uint8Array([1]).buffer,
  state: 'local',
});

async function addMeal(store: AccountStore, n: number, hasFigures = true): Promise<void> {
  const items = hasFigures ? [foodItem()] : null;
  const fields = mealFields({ photoId: photo(n), items });
  const size = { width: 1, height: 1, bytes: 1, sha256: 'a'.repeat(64), mime: 'image/jpeg' };
  await write(
    store,
    [
      { type: 'meal', id: meal(n), act: 'put', patch: fields },
      { type: 'photo', id: photo(n), act: 'put', patch: { mealId: meal(n), ...size } },
    ],
    bytesOf(photo(n)),
  );
}

test('photos without a look are listed, newest first, until they have one', async () => {
  const store = freshStore();
  for (const n of [1, 2, 3]) await addMeal(store, n);
  expect(await photosWithoutLook(store)).toEqual([3, 2, 1].map(photo));
  await keepLook(store, photo(3), LOOK);
  await keepLook(store, photo(2), null);
  expect(await photosWithoutLook(store)).toEqual([photo(1)]);
  expect(await lookOf(store, photo(3))).toEqual(LOOK);
  expect(await lookOf(store, photo(2))).toBeNull();
  expect(await lookOf(store, photo(1))).toBeUndefined();
});

test('only other meals with items are offered', async () => {
  const store = freshStore();
  for (const n of [1, 2, 3]) await addMeal(store, n, n !== 2);
  for (const n of [1, 2, 3]) await keepLook(store, photo(n), LOOK);
  const offered = await ownPlates(store, meal(3));
  expect(offered.map(({ photoId, look }) => [photoId, look])).toEqual([[photo(1), LOOK]]);
});

test('the look of a deleted meal is not offered and is deleted', async () => {
  const store = freshStore();
  await addMeal(store, 1);
  await keepLook(store, photo(1), LOOK);
  await write(store, [{ type: 'meal', id: meal(1), act: 'del', patch: null }]);
  expect(await ownPlates(store, meal(2))).toEqual([]);
  expect(await photosWithoutLook(store)).toEqual([]);
  expect(await store.db.plateLook.count()).toBe(0);
});

test('a look of another version of the method is computed again', async () => {
  const store = freshStore();
  await addMeal(store, 1);
  await store.db.plateLook.put({ photoId: photo(1), make: 0, bytes: LOOK.buffer });
  expect(await lookOf(store, photo(1))).toBeUndefined();
  expect(await ownPlates(store, meal(2))).toEqual([]);
  expect(await photosWithoutLook(store)).toEqual([photo(1)]);
});

test('only the latest photos have a look', async () => {
  const store = freshStore();
  const numbers = Array.from({ length: LOOKS_MOST + 2 }, (_, index) => index);
  const row = { seq: 1, deleted: 0, updatedAt: 0, generation: 1, pending: 0, rejected: 0 } as const;
  await store.db.meal.bulkPut(
    numbers.map((n) => ({ ...row, id: meal(n), data: mealFields({ photoId: photo(n) }) })),
  );
  await store.db.photo.bulkPut(
    numbers.map((n) => ({ ...row, id: photo(n), data: { mealId: meal(n) } as never })),
  );
  await store.db.photoBytes.bulkPut(numbers.map((n) => bytesOf(photo(n))));
  await keepLook(store, photo(0), LOOK);
  const missing = await photosWithoutLook(store);
  expect([missing.length, missing[0]]).toEqual([LOOKS_MOST, photo(LOOKS_MOST + 1)]);
  expect(await store.db.plateLook.count()).toBe(0);
});

test('no look is kept of a deleted photo or of an account removed from the device', async () => {
  const store = freshStore();
  await keepLook(store, photo(1), LOOK);
  expect(await store.db.plateLook.count()).toBe(0);
  await addMeal(store, 1);
  await closeToWrites(store.db);
  await expect(keepLook(store, photo(1), LOOK)).rejects.toThrow('off this device');
});
