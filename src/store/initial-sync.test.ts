import { freshStore, mealFields } from '../../test/kit/stores';
import { profileFields } from '../../test/kit/profiles';
import { initialSyncOf } from './initial-sync';
import { beginReload, openSyncState, updateSyncState } from './sync-state';
import { write } from './write';

test('the initial sync lasts until the last page is downloaded, and counts downloaded meals', async () => {
  const store = freshStore();
  expect(await initialSyncOf(store)).toEqual({ meals: 0, isDownloading: true });
  await write(store, [{ type: 'meal', id: store.newId(), act: 'put', patch: mealFields() }]);
  expect(await initialSyncOf(store)).toMatchObject({ meals: 0 });
  await store.db.meal.toCollection().modify({ seq: 3 });
  await updateSyncState(store, { cursor: 3, failedTries: 2 });
  expect(await initialSyncOf(store)).toEqual({ meals: 1, isDownloading: false });
  await updateSyncState(store, { epoch: 'e', failedTries: 0 });
  expect(await initialSyncOf(store)).toBeNull();
});

test('a full reload does not count as an initial sync and keeps the old rows', async () => {
  const store = freshStore();
  await updateSyncState(store, { epoch: 'e', cursor: 9 });
  await beginReload(store, await openSyncState(store));
  expect(await initialSyncOf(store)).toBeNull();
});

test('an account created on this device has no initial sync', async () => {
  const wizard = freshStore();
  await wizard.db.meta.put({ key: 'setup', value: { step: 2, values: null } });
  expect(await initialSyncOf(wizard)).toBeNull();
  const done = freshStore();
  await write(done, [{ type: 'profile', id: done.userId, act: 'put', patch: profileFields() }]);
  expect(await initialSyncOf(done)).toBeNull();
});
