import { mealFields } from '../../test/kit/stores';
import { storeOf } from './account-store';
import { imports } from './import';
import { registry } from './registry';
import { rescueAccount } from './rescue';
import { readSyncState, updateSyncState } from './sync-state';
import { write } from './write';

const ID = '0190a000-0000-7000-8000-000000000001';
const PHOTO = '0190a000-0000-7000-8000-000000000002';

async function account(dbName: string) {
  await registry().accounts.put({
    userId: 'ada',
    dbName,
    user: {} as never,
    state: 'active',
    sessionExpired: 0,
    lastUsed: 0,
  });
  const store = storeOf('ada', dbName);
  await write(store, [{ type: 'meal', id: ID, act: 'put', patch: mealFields() }], {
    photoId: PHOTO,
    sha256: 'a'.repeat(64),
    mime: 'image/jpeg',
    bytes: new Uint8Array([1, 2]).buffer,
    thumb: null,
    size: 2,
    state: 'local',
    savedAt: 1,
  });
  await updateSyncState(store, { cursor: 40, epoch: 'e' });
  return store;
}

test('unsynced entries move to a new database; the rest is loaded again', async () => {
  const before = await readSyncState(await account('broken-1'));
  expect(await rescueAccount('ada')).toEqual({ changes: 1, photos: 1 });
  const { dbName } = (await registry().accounts.get('ada'))!;
  expect(dbName).not.toBe('broken-1');
  const fresh = storeOf('ada', dbName);
  expect(await fresh.db.outbox.toArray()).toMatchObject([{ id: ID, state: 'pending' }]);
  expect(await fresh.db.meal.get(ID)).toMatchObject({ pending: 1, data: { name: 'Rice' } });
  expect((await fresh.db.photoBytes.get(PHOTO))?.bytes?.byteLength).toBe(2);
  const state = await readSyncState(fresh);
  expect(state).toMatchObject({ cursor: 0, epoch: null, reload: { from: 'e' } });
  expect(state.replicaId).not.toBe(before.replicaId);
});

test('if the outbox cannot be read, nothing is changed', async () => {
  const store = await account('broken-2');
  const broken = jest.spyOn(store.db.outbox, 'toArray');
  broken.mockRejectedValueOnce(new Error('UnknownError'));
  await expect(rescueAccount('ada')).rejects.toThrow('UnknownError');
  expect((await registry().accounts.get('ada'))?.dbName).toBe('broken-2');
  expect(await store.db.outbox.count()).toBe(1);
});

test('if the storage does not answer, the rescue fails and nothing is changed', async () => {
  const store = await account('broken-3');
  const silent = new Promise(() => undefined) as never;
  jest.spyOn(store.db.outbox, 'count').mockReturnValue(silent);
  jest.spyOn(store.db.outbox, 'toArray').mockReturnValue(silent);
  await expect(rescueAccount('ada', 20)).rejects.toThrow('does not answer');
  expect((await registry().accounts.get('ada'))?.dbName).toBe('broken-3');
}, 5_000);

test('imports can still be undone after a rescue', async () => {
  const { db } = await account('broken-4');
  const note = { id: 'n1', at: 1, source: 'Other', file: 'a.csv', records: [] };
  await db.meta.put({ key: 'import:n1', value: note });
  await rescueAccount('ada');
  const { dbName } = (await registry().accounts.get('ada'))!;
  expect(await imports(storeOf('ada', dbName))).toEqual([note]);
});
