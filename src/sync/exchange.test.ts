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
