import { freshStore } from '../../test/kit/stores';
import { answerTo } from '../../test/kit/sync-answers';
import type { SyncRequest } from '#shared/sync/protocol';
import { readSyncState, updateSyncState } from '../store/sync-state';
import { SyncScheduler } from './sync-scheduler';

const SOON_MS = 600;
const realFetch = globalThis.fetch;
let requests: SyncRequest[] = [];
let standsAt = 0;
let stopping: AbortController;

beforeEach(() => {
  requests = [];
  stopping = new AbortController();
  globalThis.fetch = (_address, request) => {
    const input = JSON.parse(request?.body as string) as SyncRequest;
    requests.push(input);
    return Promise.resolve(Response.json(answerTo(input, { cursor: standsAt })));
  };
});
afterEach(() => {
  stopping.abort();
  globalThis.fetch = realFetch;
});

async function upToDate(at: number) {
  const store = freshStore();
  await updateSyncState(store, { cursor: at, epoch: 'e' });
  standsAt = at;
  return { store, scheduler: new SyncScheduler(store, stopping.signal) };
}

/** Waits long enough that an unwanted request would have been sent. */
const soon = async () => new Promise((resolve) => setTimeout(resolve, SOON_MS));
const turn = async () => new Promise((resolve) => setTimeout(resolve));

test('the device does not fetch a change that it sent itself', async () => {
  const { scheduler } = await upToDate(7);
  scheduler.onServerChange(7);
  await soon();
  expect(requests).toEqual([]);
});

test.each([
  ['higher', 8],
  ['lower, as after a restore', 3],
])("the device syncs if the server's number is %s", async (_where, seq) => {
  const { store, scheduler } = await upToDate(7);
  standsAt = seq;
  scheduler.onServerChange(seq);
  while ((await readSyncState(store)).cursor !== seq) await turn();
  expect(requests).toMatchObject([{ cursor: 7 }]);
});

test('a change announced during a cycle causes no second request if the cycle fetches it', async () => {
  const { scheduler } = await upToDate(7);
  standsAt = 9;
  scheduler.syncNow('event');
  await turn();
  scheduler.onServerChange(9);
  while (requests.length === 0) await turn();
  await soon();
  expect(requests).toHaveLength(1);
});

test('a change announced just before a cycle causes no second request if the cycle fetches it', async () => {
  const { store, scheduler } = await upToDate(7);
  const answer = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return answer(...call);
  };
  standsAt = 9;
  const state = await store.db.meta.get('sync');
  const late = async () => new Promise((resolve) => setTimeout(resolve, 50)).then(() => state);
  const get = jest.spyOn(store.db.meta, 'get').mockImplementationOnce(late as never);
  scheduler.onServerChange(9);
  scheduler.syncNow('event');
  await soon();
  get.mockRestore();
  expect(requests).toHaveLength(1);
});

test.each([
  [
    'a write comes right after it',
    (scheduler: SyncScheduler) => {
      scheduler.syncSoon();
    },
  ],
  [
    'the server says that it has more',
    (scheduler: SyncScheduler) => {
      standsAt = 9;
      scheduler.onServerChange(9);
    },
  ],
])('a sync that the user asks for runs at once, even if %s', async (_, disturb) => {
  const { store, scheduler } = await upToDate(7);
  await updateSyncState(store, { failedTries: 5, nextTryAt: store.now() + 60_000 });
  scheduler.syncNow('person');
  disturb(scheduler);
  await soon();
  expect(requests).toHaveLength(1);
});
