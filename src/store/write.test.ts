import { freshStore, mealFields } from '../../test/kit/stores';
import { derivedId, write, type Change } from './write';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const put = (patch: object): Change => ({ type: 'meal', id: ID, act: 'put', patch });

// Devices of every version have to derive the same id, or one day has two marks. Calculated by another program.
test.each([
  ['dayMark', '2026-11-29', '98485a48-ecff-868a-89ab-825e06376423'],
  ['food', '00012345678905', 'fa3510b1-cbe2-862e-a5b3-ce2765aceabd'],
] as const)('the id of %s %s stays what it is', async (type, key, id) => {
  expect(await derivedId(type, key)).toBe(id);
});

test('a new record is saved with its operation and counts as waiting', async () => {
  const store = freshStore();
  await write(store, [put(mealFields())]);
  expect(await store.db.meal.get(ID)).toMatchObject({ seq: 0, pending: 1, deleted: 0 });
  expect(await store.db.outbox.toArray()).toMatchObject([
    { type: 'meal', id: ID, act: 'put', base: 0, state: 'pending' },
  ]);
});

test('an edit has the changed fields only, and operations stay in order', async () => {
  const store = freshStore();
  await write(store, [put(mealFields())]);
  await write(store, [put({ name: 'Fried rice' })]);
  const [, edit] = await store.db.outbox.orderBy('n').toArray();
  expect(edit?.patch).toEqual({ name: 'Fried rice' });
  expect((await store.db.meal.get(ID))?.data).toMatchObject({
    name: 'Fried rice',
    mealType: 'lunch',
  });
});

test('an edit carries the sequence number and field time that the user had seen', async () => {
  const store = freshStore();
  const times = { '*': 5, name: 9 };
  const row = { id: ID, deleted: 0, generation: 0, updatedAt: 9, pending: 0, rejected: 0 } as const;
  await store.db.meal.put({ ...row, seq: 7, times, data: mealFields() });
  await write(store, [put({ name: 'Stew' })]);
  expect(await store.db.outbox.toArray()).toMatchObject([{ base: 7, seen: 9 }]);
});

test('if one change is invalid, none of the changes is written', async () => {
  const store = freshStore();
  const bad = put({ mealTime: 'yesterday' });
  const good: Change = { ...put(mealFields()), id: '01890a5d-ac96-774b-bcce-b302099a8058' };
  await expect(write(store, [good, bad])).rejects.toThrow(/date and time/);
  expect(await store.db.outbox.count()).toBe(0);
  expect(await store.db.meal.count()).toBe(0);
});

test("a photo's bytes are written together with its record or not at all", async () => {
  const store = freshStore();
  const bytes = {
    photoId: ID,
    sha256: 'a'.repeat(64),
    mime: 'image/jpeg',
    bytes: new ArrayBuffer(3),
    thumb: null,
    size: 3,
    state: 'local' as const,
    savedAt: 1,
  };
  const photo: Change = {
    type: 'photo',
    id: ID,
    act: 'put',
    patch: {
      mealId: ID,
      sha256: 'a'.repeat(64),
      mime: 'image/jpeg',
      bytes: 3,
      width: 1,
      height: 1,
    },
  };
  jest.spyOn(store.db.photoBytes, 'put').mockRejectedValueOnce(new Error('quota'));
  await expect(write(store, [photo], bytes)).rejects.toThrow('quota');
  expect(await store.db.photo.count()).toBe(0);
  await write(store, [photo], bytes);
  expect((await store.db.photoBytes.get(ID))?.bytes?.byteLength).toBe(3);
});

test('a deleted record keeps its fields and can be restored', async () => {
  const store = freshStore();
  await write(store, [put(mealFields())]);
  await write(store, [{ type: 'meal', id: ID, act: 'del', patch: null }]);
  expect(await store.db.meal.get(ID)).toMatchObject({ deleted: 1, data: { name: 'Rice' } });
  await write(store, [{ type: 'meal', id: ID, act: 'restore', patch: null }]);
  expect(await store.db.meal.get(ID)).toMatchObject({ deleted: 0, data: { name: 'Rice' } });
});
