import type { MealFields } from '#shared/records/meal';
import type { Rejection } from '#shared/sync/protocol';

import { mealFields } from '../../test/kit/stores';
import type { AccountStore } from './account-store';
import { StaleTab, storeOf } from './account-store';
import { SCHEMA } from './database';
import { readLedger } from './outbox';
import { discardRefused, refusedEntries, restoreRefused, retryRefused } from './refusals';
import { registry } from './registry';
import { addsUp, syncSummary } from './sync-summary';
import { write } from './write';

const ID = '0190a000-0000-7000-8000-000000000001';
const KEY = { type: 'meal', id: ID } as const;
let store: AccountStore;
let number = 0;

beforeEach(async () => {
  number += 1;
  const dbName = `refusals-${number}`;
  await registry().accounts.clear();
  await registry().accounts.put({
    userId: 'ada',
    dbName,
    user: {} as never,
    state: 'active',
    sessionExpired: 0,
    lastUsed: 0,
  });
  store = storeOf('ada', dbName);
});

async function put(patch: Partial<MealFields>): Promise<void> {
  await write(store, [{ ...KEY, act: 'put', patch }]);
}

/** As if the server had rejected all waiting operations. */
async function refuse(code: Rejection): Promise<void> {
  await store.db.outbox.toCollection().modify({
    state: 'rejected',
    refusal: { code, message: 'mealTime: no such day', at: 5 },
  });
}

async function waiting() {
  return store.db.outbox.orderBy('n').toArray();
}

afterEach(async () => {
  expect(addsUp(await syncSummary(store))).toBe(true);
});

test('a rejected entry is listed with its reason and the state shown on this device', async () => {
  await put(mealFields({ name: 'Soup' }));
  await refuse('invalid');
  const [entry] = await refusedEntries(store);
  expect(entry).toMatchObject({ ...KEY, acts: ['put'], changes: 1, data: { name: 'Soup' } });
  expect(entry?.refusal).toMatchObject({ code: 'invalid', message: 'mealTime: no such day' });
});

test('if one of several changes was rejected, the whole entry is listed', async () => {
  await put(mealFields({ name: 'Soup', notes: 'hot' }));
  await put({ name: 'Stew' });
  const [, later] = await waiting();
  await store.db.outbox.update(later?.n ?? 0, { state: 'rejected' });
  const [entry] = await refusedEntries(store);
  expect(entry?.data).toMatchObject({ name: 'Stew', notes: 'hot' });
});

test('a rejected recover is listed as the change it recovers, and can be sent as that', async () => {
  await put(mealFields({ name: 'Soup' }));
  const state = { data: mealFields({ name: 'Soup' }), deleted: false, times: { '*': 1 } };
  await store.db.outbox.toCollection().modify({ act: 'recover', patch: state });
  await refuse('invalid');
  expect(await refusedEntries(store)).toMatchObject([{ acts: ['put'], data: { name: 'Soup' } }]);
  await retryRefused(KEY);
  expect(await waiting()).toMatchObject([{ act: 'put', patch: { name: 'Soup' } }]);
});

test('an edit of a rejected entry includes the rejected fields, under a new operation id', async () => {
  await put(mealFields({ name: 'Soup' }));
  await refuse('invalid');
  const [refused] = await waiting();
  await put({ mealTime: '2026-11-22T08:00' });
  const after = await waiting();
  expect(after).toMatchObject([
    { state: 'pending', act: 'put', patch: { name: 'Soup', mealTime: '2026-11-22T08:00' } },
  ]);
  expect(after[0]?.opId).not.toBe(refused?.opId);
  expect(await readLedger(store.db)).toMatchObject({ saved: 2, carriedOn: 1 });
});

test('a rejected change does not overwrite a field that was set later', async () => {
  await put(mealFields({ name: 'Soup' }));
  await refuse('invalid');
  await store.db.outbox.add({
    ...(await waiting())[0]!,
    n: 99,
    opId: store.newId(),
    state: 'pending',
    patch: { name: 'Stew' },
  });
  await put({ notes: 'hot' });
  const newChange = (await waiting()).at(-1);
  expect(newChange?.patch).toMatchObject({ notes: 'hot', mealType: 'lunch' });
  expect(newChange?.patch).not.toHaveProperty('name');
  await store.db.outbox.delete(99);
});

test('trying again sends all rejected changes as one', async () => {
  await put(mealFields({ name: 'Soup' }));
  await put({ name: 'Stew' });
  await refuse('invalid');
  await retryRefused(KEY);
  expect(await waiting()).toMatchObject([{ state: 'pending', patch: { name: 'Stew' } }]);
  expect(await refusedEntries(store)).toEqual([]);
});

test.each([
  ['a deletion', ['del'], 'del', null],
  ['a restore with an edit after it', ['restore', 'put'], 'restore', { name: 'Stew' }],
] as const)('trying %s again sends the same kind of change', async (_what, acts, act, patch) => {
  for (const one of acts) {
    await write(store, [{ ...KEY, act: one, patch: one === 'put' ? { name: 'Stew' } : null }]);
  }
  await refuse('invalid');
  await retryRefused(KEY);
  expect(await waiting()).toMatchObject([{ act, patch }]);
});

test('restoring sends the whole entry, not only the changed fields', async () => {
  await put(mealFields({ name: 'Soup' }));
  await refuse('deleted');
  await restoreRefused(KEY);
  expect(await waiting()).toMatchObject([
    { act: 'restore', patch: { name: 'Soup', mealTime: '2026-11-21T12:30' } },
  ]);
  expect(await store.db.meal.get(ID)).toMatchObject({ deleted: 0, data: { name: 'Soup' } });
});

test('giving up an entry that the server does not have removes it', async () => {
  await put(mealFields());
  await refuse('invalid');
  await discardRefused(KEY);
  expect(await waiting()).toEqual([]);
  expect(await store.db.meal.get(ID)).toBeUndefined();
  expect(await readLedger(store.db)).toMatchObject({ saved: 1, givenUp: 1 });
});

test.each([
  ['trying again', retryRefused],
  ['restoring', restoreRefused],
  ['giving up', discardRefused],
])('%s writes nothing in a tab older than the stored data', async (_what, act) => {
  await put(mealFields());
  await refuse('deleted');
  const before = await waiting();
  await store.db.meta.put({ key: 'minSchema', value: SCHEMA + 1 });
  await expect(act(KEY)).rejects.toThrow(StaleTab);
  expect(await waiting()).toEqual(before);
});

test('a photo that is given up is deleted with its bytes and no longer counts as waiting', async () => {
  const id = store.newId();
  const picture = new Uint8Array([1]).buffer;
  const kept = { photoId: id, sha256: 'a'.repeat(64), mime: 'image/jpeg', bytes: picture };
  const fields = { mealId: ID, mime: 'image/jpeg', sha256: kept.sha256, width: 1, height: 1 };
  await write(
    store,
    [
      { ...KEY, act: 'put', patch: mealFields({ photoId: id }) },
      { type: 'photo', id, act: 'put', patch: { ...fields, bytes: 1 } },
    ],
    { ...kept, thumb: null, size: 1, state: 'local', savedAt: 1 },
  );
  await refuse('account_full');
  await discardRefused(KEY);
  expect(await syncSummary(store)).toMatchObject({ unsynced: 1, photosWaiting: 1 });
  await discardRefused({ type: 'photo', id });
  expect(await syncSummary(store)).toMatchObject({ unsynced: 0, photosWaiting: 0 });
});
