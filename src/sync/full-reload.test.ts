import type { Row } from '#shared/sync/protocol';

import { answer, askedBy, MEAL_ID, mealRow } from '../../test/kit/meal-answers';
import { freshStore } from '../../test/kit/stores';
import { photoChange } from '../store/photos/photos';
import { beginReload, readSyncState } from '../store/sync-state';
import { countUnsynced } from '../store/unsynced';
import { write } from '../store/write';
import { applyResponse } from './apply-response';

test('if the server is restored between two pages of a load, the device loads from the start and sends what the server lost', async () => {
  const store = freshStore();
  const ours = { ...mealRow(1, { name: 'Stew' }), times: { '*': 20 } };
  await applyResponse(
    store,
    await askedBy(store),
    answer({ changes: [ours], cursor: 1, more: true }),
  );
  const other = answer({ epoch: 'e2', cursor: 1 });
  expect(await applyResponse(store, await askedBy(store), other)).toBe(false);
  expect(await readSyncState(store)).toMatchObject({
    cursor: 0,
    epoch: null,
    generation: 1,
    reload: { from: 'e1' },
  });
  const theirs = { ...mealRow(1, { name: 'Soup' }), times: { '*': 10 } };
  await applyResponse(store, await askedBy(store), { ...other, changes: [theirs] });
  expect(await store.db.outbox.toArray()).toMatchObject([
    { act: 'recover', patch: { data: { name: 'Stew' } } },
  ]);
});

test('in a new epoch a waiting change carries the field time that the user had seen', async () => {
  const store = freshStore();
  const seen = { ...mealRow(3), times: { '*': 20 } };
  await applyResponse(store, await askedBy(store), answer({ changes: [seen], cursor: 3 }));
  await write(store, [{ type: 'meal', id: MEAL_ID, act: 'put', patch: { notes: 'Spicy' } }]);
  const other = answer({ epoch: 'e2', cursor: 1 });
  await applyResponse(store, await askedBy(store), other);
  const theirs = { ...mealRow(1), times: { '*': 20 } };
  await applyResponse(store, await askedBy(store), { ...other, changes: [theirs] });
  const [entry] = await store.db.outbox.toArray();
  expect(entry).toMatchObject({ patch: { notes: 'Spicy' }, base: 0, seen: 20, after: 20 });
});

test('a late row of a full reload does not replace a newer row of the same reload', async () => {
  const store = freshStore();
  const load = async (rows: Row[], more: boolean) =>
    applyResponse(store, await askedBy(store), answer({ changes: rows, cursor: 5, more }));
  await load([mealRow(3, { name: 'Before' })], false);
  await beginReload(store, await readSyncState(store));
  await load([mealRow(5, { name: 'New' })], true);
  await load([mealRow(4, { name: 'Old' })], true);
  expect(await store.db.meal.get(MEAL_ID)).toMatchObject({ seq: 5, data: { name: 'New' } });
});

test('a photo that the server deleted long ago no longer counts as waiting for upload', async () => {
  const store = freshStore();
  const picture = { bytes: new ArrayBuffer(2), thumb: null, mime: 'image/jpeg' as const };
  const { change, bytes } = photoChange(store, MEAL_ID, {
    ...picture,
    width: 4,
    height: 4,
    sha256: 'a'.repeat(64),
  });
  await write(store, [change], bytes);
  await store.db.outbox.clear();
  await store.db.photo.update(change.id, { seq: 2, pending: 0 });
  await beginReload(store, await readSyncState(store));
  await applyResponse(store, await askedBy(store), answer({ changes: [], cursor: 5, floor: 4 }));
  expect(await store.db.photo.get(change.id)).toBeUndefined();
  expect(await countUnsynced(store)).toBe(0);
});
