import { freshStore } from '../../test/kit/stores';
import { answerTo } from '../../test/kit/sync-answers';
import type { SyncRequest } from '#shared/sync/protocol';
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
