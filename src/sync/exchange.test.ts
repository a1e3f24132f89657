import { freshStore, mealFields } from '../../test/kit/stores';
import { allApplied, answerTo } from '../../test/kit/sync-answers';
import type { SyncRequest } from '#shared/sync/protocol';
import { write } from '../store/write';
import { openSyncState, updateSyncState } from '../store/sync-state';
import { exchange } from './exchange';

const PAGES = 3;

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('a first load sends the operations made before it, and later ones once everything is loaded', async () => {
  const store = freshStore();
  const enter = async () =>
    write(store, [{ type: 'meal', id: store.newId(), act: 'put', patch: mealFields() }]);
  const sentCounts: number[] = [];
  globalThis.fetch = async (_address, request) => {
    const input = JSON.parse(request?.body as string) as SyncRequest;
    sentCounts.push(input.ops.length);
    const cursor = input.cursor + 1;
    const part = { cursor, more: cursor < PAGES, results: allApplied(input) };
    return Promise.resolve(Response.json(answerTo(input, part)));
  };
  await enter();
  await exchange(store);
  // Made during the load: if the server were restored from a backup now, its base number would mean nothing.
  await enter();
  while (await exchange(store));
  expect(sentCounts).toEqual([1, 0, 0, 1]);
});

test('a batch that is too large is sent again in halves, from its first operation', async () => {
  const store = freshStore();
  // So few that the request is not compressed.
  const patch = { weight: 70, weightUnit: 'kg', recordedAt: '2026-11-21T07:00' } as const;
  for (let count = 0; count < 2; count += 1) {
    await write(store, [{ type: 'weight', id: store.newId(), act: 'put', patch }]);
  }
  const all = (await store.db.outbox.orderBy('n').toArray()).map(({ opId }) => opId);
  const batches: string[][] = [];
  globalThis.fetch = async (_address, request) => {
    const input = JSON.parse(request?.body as string) as SyncRequest;
    batches.push(input.ops.map(({ opId }) => opId));
    if (input.ops.length > 1) {
      const problem = { code: 'body_too_large', title: 't', detail: 'd', status: 413 };
      const body = JSON.stringify({ ...problem, requestId: 'r' });
      return Promise.resolve(new Response(body, { status: 413 }));
    }
    const part = { cursor: input.cursor + 1, results: allApplied(input) };
    return Promise.resolve(Response.json(answerTo(input, part)));
  };
  await exchange(store);
  expect(batches).toEqual([all, all.slice(0, 1)]);
});

test.each([
  ['an hour ago', -3_600_000, false],
  ['yesterday', -24 * 3_600_000, true],
  ['while the clock was three days fast', 3 * 24 * 3_600_000, true],
])('a digest is requested if the last one was compared %s', async (_when, from, isDue) => {
  const store = freshStore();
  await openSyncState(store);
  const comparison = { at: store.now() + from, same: true, entries: 1, differences: 0 };
  await updateSyncState(store, { comparison });
  let asked: SyncRequest | undefined;
  globalThis.fetch = async (_address, request) => {
    asked = JSON.parse(request?.body as string) as SyncRequest;
    return Promise.resolve(Response.json(answerTo(asked, { cursor: 1, results: [] })));
  };
  await exchange(store);
  expect(asked?.digest === true).toBe(isDue);
});
