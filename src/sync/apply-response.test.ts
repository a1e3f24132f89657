import { RECORD_TYPES } from '#shared/records/index';
import { digestsOf } from '#shared/sync/digest';
import type { SyncResponse } from '#shared/sync/protocol';

import { freshStore, mealFields } from '../../test/kit/stores';
import { answer, askedBy, MEAL_ID as ID, mealRow as row } from '../../test/kit/meal-answers';
import { StaleTab, type AccountStore } from '../store/account-store';
import { applyResponse } from './apply-response';
import { SCHEMA } from '../store/database';
import { readSyncState, updateSyncState } from '../store/sync-state';
import { write } from '../store/write';

async function oneWaiting(): Promise<{ store: AccountStore; opId: string }> {
  const store = freshStore();
  await write(store, [{ type: 'meal', id: ID, act: 'put', patch: mealFields() }]);
  const [entry] = await store.db.outbox.toArray();
  return { store, opId: entry!.opId };
}

test("an operation leaves the outbox by its id, and the row becomes the server's", async () => {
  const { store, opId } = await oneWaiting();
  const asked = await askedBy(store);
  await applyResponse(
    store,
    asked,
    answer({ results: [{ opId, status: 'applied', row: row(7) }], cursor: 7 }),
  );
  expect(await store.db.outbox.count()).toBe(0);
  expect(await store.db.shadow.count()).toBe(0);
  expect(await store.db.meal.get(ID)).toMatchObject({ seq: 7, pending: 0 });
});

test("a refused edit leaves the server's row as it was underneath", async () => {
  const { store } = await oneWaiting();
  await store.db.outbox.clear();
  await applyResponse(store, await askedBy(store), answer({ changes: [row(7)], cursor: 7 }));
  await write(store, [{ type: 'meal', id: ID, act: 'put', patch: { name: 'Fried rice' } }]);
  const asked = await askedBy(store);
  const { opId } = asked.sent[0]!.op;
  const refused = { opId, status: 'rejected' as const, code: 'invalid' as const, message: 'no' };
  await applyResponse(store, asked, answer({ results: [refused], since: 7, cursor: 7 }));
  const [shadow] = await store.db.shadow.toArray();
  expect(shadow).toMatchObject({ row: { seq: 7, data: { name: 'Rice' } } });
  expect(await store.db.meal.get(ID)).toMatchObject({ data: { name: 'Fried rice' }, rejected: 1 });
});

test('a digest does not count records that only this device has', async () => {
  const { store } = await oneWaiting();
  const asked = { ...(await askedBy(store)), sent: [] };
  await applyResponse(store, asked, answer({ digest: digestsOf(RECORD_TYPES, []) }));
  expect((await readSyncState(store)).comparison).toMatchObject({ same: true });
});

test('a waiting operation has seen the fields that the confirmed one before it won, but not those it lost', async () => {
  const { store, opId } = await oneWaiting();
  const asked = await askedBy(store);
  await write(store, [{ type: 'meal', id: ID, act: 'put', patch: { name: 'Fried rice' } }]);
  await write(store, [{ type: 'meal', id: ID, act: 'put', patch: { notes: 'hot' } }]);
  const applied = { opId, status: 'applied' as const, lost: ['notes'] };
  const later = { ...row(7), times: { '*': 5 } };
  await applyResponse(store, asked, answer({ results: [{ ...applied, row: later }], cursor: 7 }));
  const waiting = await store.db.outbox.orderBy('n').toArray();
  expect(waiting.map(({ patch, seen }) => [patch, seen])).toEqual([
    [{ name: 'Fried rice' }, 5],
    [{ notes: 'hot' }, undefined],
  ]);
});

test('a tab older than the stored data does not apply a response', async () => {
  const { store, opId } = await oneWaiting();
  const asked = await askedBy(store);
  await store.db.meta.put({ key: 'minSchema', value: SCHEMA + 1 });
  const answered = answer({ results: [{ opId, status: 'applied', row: row(7) }], cursor: 7 });
  await expect(applyResponse(store, asked, answered)).rejects.toThrow(StaleTab);
  expect(await store.db.outbox.count()).toBe(1);
});

test("an edit made during the request stays in the outbox and is shown on top of the server's row", async () => {
  const { store, opId } = await oneWaiting();
  const asked = await askedBy(store);
  await write(store, [{ type: 'meal', id: ID, act: 'put', patch: { name: 'Fried rice' } }]);
  await applyResponse(
    store,
    asked,
    answer({ results: [{ opId, status: 'applied', row: row(7) }], cursor: 7 }),
  );
  expect(await store.db.meal.get(ID)).toMatchObject({
    seq: 7,
    pending: 1,
    data: { name: 'Fried rice' },
  });
});

test('when a deletion is confirmed, a later restore still waits and is shown', async () => {
  const { store, opId } = await oneWaiting();
  const response = answer({ results: [{ opId, status: 'applied', row: row(7) }], cursor: 7 });
  await applyResponse(store, await askedBy(store), response);
  await write(store, [{ type: 'meal', id: ID, act: 'del', patch: null }]);
  const asked = await askedBy(store);
  await write(store, [{ type: 'meal', id: ID, act: 'restore', patch: { name: 'Stew' } }]);
  const results = asked.sent.map(({ op }) => {
    return { opId: op.opId, status: 'applied' as const, row: { ...row(8), deleted: true } };
  });
  await applyResponse(store, asked, answer({ since: 7, results, cursor: 8 }));
  expect(await store.db.outbox.toArray()).toMatchObject([{ act: 'restore' }]);
  const shown = await store.db.meal.get(ID);
  expect(shown).toMatchObject({ deleted: 0, pending: 1, data: { name: 'Stew' } });
});

test('a rejected operation stays in the outbox, and the user still sees what they entered', async () => {
  const { store, opId } = await oneWaiting();
  const refused = {
    opId,
    status: 'rejected' as const,
    code: 'invalid' as const,
    message: 'no',
    row: null,
  };
  await applyResponse(store, await askedBy(store), answer({ results: [refused] }));
  expect(await store.db.meal.get(ID)).toMatchObject({
    rejected: 1,
    pending: 0,
    data: { name: 'Rice' },
  });
  expect(await store.db.outbox.toArray()).toMatchObject([
    { state: 'rejected', refusal: { code: 'invalid' } },
  ]);
});

test.each(['before', 'together with'] as const)(
  'a change rejected %s the confirmation of its deletion is dropped without asking the user',
  async (when) => {
    const { store, opId } = await oneWaiting();
    await write(store, [{ type: 'meal', id: ID, act: 'del', patch: null }]);
    const asked = await askedBy(store);
    const refusal = {
      opId,
      status: 'rejected' as const,
      code: 'invalid' as const,
      message: 'no',
      row: null,
    };
    const deletion = asked.sent.find(({ op }) => op.act === 'del');
    const deleted = {
      opId: deletion!.op.opId,
      status: 'applied' as const,
      row: { ...row(7), deleted: true },
    };
    if (when === 'before') await applyResponse(store, asked, answer({ results: [refusal] }));
    await applyResponse(store, asked, answer({ results: [refusal, deleted], cursor: 7 }));
    expect(await store.db.outbox.toArray()).toEqual([]);
    expect(await store.db.meal.get(ID)).toMatchObject({ deleted: 1, pending: 0, rejected: 0 });
  },
);

test('a response to a request with an older cursor changes neither rows nor cursor', async () => {
  const store = freshStore();
  await updateSyncState(store, { cursor: 3 });
  const asked = await askedBy(store);
  await updateSyncState(store, { cursor: 9 });
  await applyResponse(store, asked, answer({ changes: [row(5)], cursor: 5 }));
  expect((await readSyncState(store)).cursor).toBe(9);
  expect(await store.db.meal.count()).toBe(0);
});

test('a row never moves to a lower sequence number', async () => {
  const store = freshStore();
  const asked = await askedBy(store);
  await applyResponse(store, asked, answer({ changes: [row(5, { name: 'New' })], cursor: 5 }));
  const again = await askedBy(store);
  await applyResponse(store, again, answer({ changes: [row(4, { name: 'Old' })], cursor: 6 }));
  expect((await store.db.meal.get(ID))?.data.name).toBe('New');
});

test('a row of an unknown kind is skipped', async () => {
  const store = freshStore();
  const stranger = { ...row(1), type: 'no-such-kind' };
  await applyResponse(store, await askedBy(store), answer({ changes: [stranger], cursor: 1 }));
  expect((await readSyncState(store)).cursor).toBe(1);
});

test("a user's write is flushed to disk; applying a response is not, since it can be requested again", async () => {
  // Before the database opens, which takes the method with it.
  const begun = jest.spyOn(IDBDatabase.prototype, 'transaction');
  const { store, opId } = await oneWaiting();
  const flushesOf = async (work: Promise<unknown>) => {
    begun.mockClear();
    await work;
    const writing = begun.mock.calls.filter(([, mode]) => mode === 'readwrite');
    return writing.map(([, , options]) => options?.durability);
  };
  const enter = async () =>
    write(store, [{ type: 'meal', id: ID, act: 'put', patch: { name: 'Rice' } }]);
  const take = async (part: Partial<SyncResponse>) =>
    applyResponse(store, await askedBy(store), answer(part));
  const results = [{ opId, status: 'applied' as const, row: row(7) }];
  expect(await flushesOf(take({ results, cursor: 7 }))).toEqual(['relaxed']);
  expect(await flushesOf(enter())).toEqual(['strict']);
  const both = await flushesOf(Promise.all([take({ cursor: 8 }), enter()]));
  expect(both.toSorted()).toEqual(['relaxed', 'strict']);
  begun.mockRestore();
});

test('a clock that is far off is shown once, and again only after it was right in between', async () => {
  const { store } = await oneWaiting();
  const serverTime = Date.parse('2026-11-22T12:00:00Z');
  const clockAt = async (ahead: number) => {
    const device = { ...store, now: () => serverTime + ahead };
    await applyResponse(device, await askedBy(device), answer({ serverTime }));
    const { clockAhead, clockSaid } = await readSyncState(store);
    return [clockAhead, clockSaid];
  };
  const far = 7 * 60_000;
  expect(await clockAt(60_000)).toEqual([null, false]);
  expect(await clockAt(far)).toEqual([far, false]);
  await updateSyncState(store, { clockSaid: true });
  expect(await clockAt(-far)).toEqual([-far, true]);
  expect(await clockAt(0)).toEqual([null, false]);
  expect(await clockAt(far)).toEqual([far, false]);
});
