import { freshStore } from '../../test/kit/stores';
import { answerTo } from '../../test/kit/sync-answers';
import type { SyncRequest } from '#shared/sync/protocol';
import { SCHEMA } from '../store/database';
import { updateSyncState } from '../store/sync-state';
import { sync } from './sync';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** A server with two pages of changes; each answer takes a second of the store's clock. */
function twoPages() {
  let time = 1_000;
  globalThis.fetch = (_address, request) => {
    const input = JSON.parse(request?.body as string) as SyncRequest;
    time += 1_000;
    const cursor = input.cursor + 1;
    return Promise.resolve(Response.json(answerTo(input, { cursor, more: cursor < 2 })));
  };
  return { ...freshStore(), now: () => time };
}

test('a sync that stops at its deadline with pages left is not up to date', async () => {
  const store = twoPages();
  expect(await sync(store, { trigger: 'person', deadline: 1_500 })).toBe('waiting');
  expect(await sync(store, { trigger: 'person', deadline: 9_000 })).toBe('up-to-date');
});

test('a page older than the stored data leaves sync to the newer page', async () => {
  const store = twoPages();
  const fetched = jest.spyOn(globalThis, 'fetch');
  // The state that the newer page left; that page knows more kinds of records.
  const state = await updateSyncState(store, { epoch: 'e', cursor: 7, kinds: 'meal next-kind' });
  await store.db.meta.put({ key: 'minSchema', value: SCHEMA + 1 });
  await sync(store, { trigger: 'event', deadline: 9_000 }).catch(() => undefined);
  expect(fetched).not.toHaveBeenCalled();
  expect(await updateSyncState(store, {})).toEqual(state);
});
