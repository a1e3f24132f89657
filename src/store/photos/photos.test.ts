import { freshStore } from '../../../test/kit/stores';
import type { PhotoBytes } from '../database';
import { photosToUpload } from './photos';
import { evictUploaded, isOutOfRoom } from './room-of-photos';
import { syncSummary } from '../sync-summary';
import { exportUnsynced, unsyncedCounts } from '../unsynced';

function photo(number: number, part: Partial<PhotoBytes> = {}): PhotoBytes {
  const bytes = new Uint8Array(10).buffer;
  return {
    photoId: `0190a000-0000-7000-8000-00000000000${number}`,
    sha256: 'a'.repeat(64),
    mime: 'image/jpeg',
    bytes,
    thumb: new Uint8Array(1).buffer,
    size: 10,
    state: 'stored',
    savedAt: number,
    ...part,
  };
}

async function storeWith(photos: PhotoBytes[], status: string) {
  const store = freshStore();
  await store.db.photoBytes.bulkPut(photos);
  const rows = photos.map(({ photoId }) => ({ id: photoId, seq: 1, deleted: 0, data: { status } }));
  await store.db.photo.bulkPut(rows as never);
  return store;
}

test('the oldest uploaded photos are evicted; their thumbnails stay', async () => {
  const store = await storeWith([photo(1), photo(2), photo(3)], 'done');
  expect(await evictUploaded(store, 10)).toBe(20);
  const remaining = await store.db.photoBytes.toArray();
  expect(remaining.map(({ bytes }) => bytes !== null)).toEqual([false, false, true]);
  expect(remaining.every(({ thumb }) => thumb !== null)).toBe(true);
});

test.each([
  ['that was not uploaded yet', { state: 'local' } as const, 'done'],
  ['that the server still waits for', {}, 'awaiting_upload'],
  ['that waits for an upgrade', {}, 'over_limit'],
])('a photo %s is never evicted', async (_what, part, status) => {
  const store = await storeWith([photo(1, part)], status);
  expect(await evictUploaded(store, 0)).toBe(0);
  expect((await store.db.photoBytes.toArray())[0]?.bytes).not.toBeNull();
});

test.each([
  ['awaiting_upload', 1],
  ['expired', 1],
  ['done', 0],
])('an uploaded photo with status %s is uploaded again %s times', async (status, count) => {
  const store = await storeWith([photo(1)], status);
  expect(await photosToUpload(store)).toHaveLength(count);
});

test('a full device is recognized, even if the error is wrapped', () => {
  const inner = new DOMException('full', 'QuotaExceededError');
  const wrapped = Object.assign(new Error('AbortError'), { inner });
  expect([isOutOfRoom(inner), isOutOfRoom(wrapped), isOutOfRoom(new Error('x'))]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a meal with its photo is counted once, under the state that needs most attention', async () => {
  const photos = [photo(1, { state: 'local' }), photo(2, { state: 'refused' }), photo(3)];
  const store = await storeWith(photos, 'awaiting_upload');
  const rows = photos.map(({ photoId }, place) => ({
    id: photoId,
    seq: 1,
    deleted: 0,
    data: { mealId: `meal-${place + 1}` },
  }));
  await store.db.photo.bulkPut(rows as never);
  const change = (type: string, id: string, state: string) => ({
    opId: `${id}-${state}`,
    type,
    id,
    state,
    act: 'put',
    patch: {},
    base: 0,
    at: 1,
  });
  await store.db.outbox.bulkPut([
    change('meal', 'meal-1', 'pending'),
    change('photo', photo(1).photoId, 'pending'),
    // An operation without a meal id in its patch: the user deleted the photo or described it again.
    change('photo', photo(3).photoId, 'rejected'),
    change('meal', 'meal-3', 'pending'),
    change('weight', 'weight-1', 'held'),
  ] as never);
  const counts = { rejected: 1, pending: 1, held: 1, unsynced: 4 };
  expect(await unsyncedCounts(store)).toEqual({ ...counts, oldestAt: 1 });
  expect(await syncSummary(store)).toMatchObject({ ...counts, photosWaiting: 1, inOutbox: 5 });
});

test('a picture of a deleted meal and a replaced picture do not wait', async () => {
  const photos = [photo(1, { state: 'local' }), photo(2, { state: 'refused' })];
  const store = await storeWith(photos, 'awaiting_upload');
  await store.db.photo.update(photo(1).photoId, { deleted: 1 });
  await store.db.photo.update(photo(2).photoId, { data: { mealId: 'meal-2' } as never });
  expect(await syncSummary(store)).toMatchObject({ unsynced: 1, photosRefused: 1 });
  await store.db.meal.put({ id: 'meal-2', seq: 1, deleted: 1, data: { mealTime: '' } } as never);
  const none = { pending: 0, unsynced: 0, photosWaiting: 0, photosRefused: 0 };
  expect(await syncSummary(store)).toMatchObject(none);
  expect((await exportUnsynced(store)).photos).toEqual([]);
});
