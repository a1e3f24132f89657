import { uuidv7 } from 'uuidv7';

import { mealFields } from '../../../test/kit/stores';
import { activeStore } from '../account-store';
import { rememberAccount } from '../accounts';
import { addWater } from '../days/waters';
import {
  addMeal,
  addMealWithPhoto,
  requestReanalysis,
  isReanalysisWaiting,
  replacePhoto,
} from '../meals';
import type { PreparedPhoto } from './photos';

const photo = (shade: string): PreparedPhoto => ({
  bytes: new Uint8Array([1, 2, 3]).buffer,
  thumb: null,
  mime: 'image/jpeg',
  width: 4,
  height: 3,
  sha256: shade.repeat(64),
});

beforeAll(async () => {
  await rememberAccount({ id: uuidv7(), firstName: 'Ada' } as never);
});

test('replacing a photo deletes the old one in the same write', async () => {
  const { id } = await addMealWithPhoto(mealFields(), photo('a'));
  const { db } = await activeStore();
  const photoId = (await db.meal.get(id))?.data.photoId ?? null;
  expect(await replacePhoto({ id, photoId }, photo('b'))).toBe('kept');
  const now = (await db.meal.get(id))?.data.photoId ?? '';
  expect(now).not.toBe(photoId);
  expect((await db.photo.get(now))?.data).toMatchObject({ mealId: id, sha256: 'b'.repeat(64) });
  expect((await db.photo.get(photoId ?? ''))?.deleted).toBe(1);
  expect((await db.photoBytes.get(now))?.state).toBe('local');
});

test("a request to analyze a meal again includes the user's changes and waits until it is sent", async () => {
  const id = await addMeal(mealFields());
  const store = await activeStore();
  expect(await isReanalysisWaiting(store, id)).toBe(false);
  await requestReanalysis(id, { notes: 'no oil' });
  expect(await isReanalysisWaiting(store, id)).toBe(true);
  const { asked, notes } = (await store.db.meal.get(id))?.data ?? {};
  expect([typeof asked, notes]).toEqual(['string', 'no oil']);
  await store.db.outbox.clear();
  expect(await isReanalysisWaiting(store, id)).toBe(false);
});

test.each([
  [
    'a meal in words',
    async () => addMeal(mealFields({ name: 'Soup' })),
    async (id: string) => (await activeStore()).db.meal.get(id),
  ],
  [
    'a drink of water',
    async () => addWater({ amount: 250, drunkAt: '2026-11-23T12:00' }),
    async (id: string) => (await activeStore()).db.water.get(id),
  ],
])('on a full device a photo that the server has makes room for %s', async (_, add, saved) => {
  const { id } = await addMealWithPhoto(mealFields(), photo('a'));
  const { db } = await activeStore();
  const photoId = (await db.meal.get(id))?.data.photoId ?? '';
  await db.photo.where('id').equals(photoId).modify({ 'data.status': 'done' });
  await db.photoBytes.update(photoId, { state: 'stored' });
  const full = new DOMException('full', 'QuotaExceededError');
  jest.spyOn(db.outbox, 'add').mockRejectedValueOnce(full);
  expect(await saved(await add())).toMatchObject({ deleted: 0, pending: 1 });
  expect((await db.photoBytes.get(photoId))?.bytes).toBeNull();
});
