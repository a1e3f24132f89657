import { freshStore, mealFields } from '../../test/kit/stores';
import { PROTOCOL_VERSION, type SyncRequest } from '#shared/sync/protocol';
import { write } from '../store/write';
import { exchange } from './exchange';

const PAGES = 3;

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('a first load sends what was made before it, and the rest when everything has come', async () => {
  const store = freshStore();
  const enter = async () =>
    write(store, [{ type: 'meal', id: store.newId(), act: 'put', patch: mealFields() }]);
  const sent: number[] = [];
  globalThis.fetch = async (_address, request) => {
    const { userId, cursor, ops } = JSON.parse(request?.body as string) as SyncRequest;
    sent.push(ops.length);
    const where = { since: cursor, cursor: cursor + 1, changes: [], more: cursor + 1 < PAGES };
    const results = ops.map(({ opId }) => ({ opId, status: 'applied', seq: 9, at: 1 }));
    const head = { proto: PROTOCOL_VERSION, epoch: 'e', userId, serverTime: 1 };
    return Promise.resolve(Response.json({ ...head, ...where, results }));
  };
  await enter();
  await exchange(store);
  // Made in sight of a page: should the server be set back now, its numbers say nothing there.
  await enter();
  while (await exchange(store));
  expect(sent).toEqual([1, 0, 0, 1]);
});

test('a batch that is too much is sent again from its first operation, by halves', async () => {
  const store = freshStore();
  // So few that they go up uncompressed.
  const patch = { weight: 70, weightUnit: 'kg', recordedAt: '2026-11-21T07:00' } as const;
  for (let count = 0; count < 2; count += 1) {
    await write(store, [{ type: 'weight', id: store.newId(), act: 'put', patch }]);
  }
  const all = (await store.db.outbox.orderBy('n').toArray()).map(({ opId }) => opId);
  const sent: string[][] = [];
  globalThis.fetch = async (_address, request) => {
    const { userId, cursor, ops } = JSON.parse(request?.body as string) as SyncRequest;
    sent.push(ops.map(({ opId }) => opId));
    if (ops.length > 1) {
      const problem = { code: 'body_too_large', title: 't', detail: 'd', status: 413 };
      const body = JSON.stringify({ ...problem, requestId: 'r' });
      return Promise.resolve(new Response(body, { status: 413 }));
    }
    const results = ops.map(({ opId }) => ({ opId, status: 'applied', seq: 9, at: 1 }));
    const head = { proto: PROTOCOL_VERSION, epoch: 'e', userId, serverTime: 1 };
    const where = { since: cursor, cursor: cursor + 1, changes: [], more: false };
    return Promise.resolve(Response.json({ ...head, ...where, results }));
  };
  await exchange(store);
  expect(sent).toEqual([all, all.slice(0, 1)]);
});
