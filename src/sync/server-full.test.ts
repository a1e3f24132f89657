import { PROTOCOL_VERSION } from '#shared/sync/protocol';

import { freshStore, mealFields } from '../../test/kit/stores';
import type { AccountStore } from '../store/account-store';
import { hasPending } from './next-batch';
import { readSyncState } from '../store/sync-state';
import { write } from '../store/write';
import { sync } from './sync';

const MINE = '0190a000-0000-7000-8000-000000000001';
const THEIRS = '0190a000-0000-7000-8000-000000000002';

let clock = Date.now();
let answers: (() => Response)[];
let store: AccountStore;

const realFetch = globalThis.fetch;
beforeEach(async () => {
  store = { ...freshStore(), now: () => clock };
  await write(store, [{ type: 'meal', id: MINE, act: 'put', patch: mealFields() }]);
  globalThis.fetch = async () => {
    const answer = answers.shift();
    if (!answer) throw new Error('Nobody was to ask once more.');
    return Promise.resolve(answer());
  };
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const round = async () => sync(store, { trigger: 'timer', deadline: clock + 60_000 });

function full(): Response {
  const problem = { code: 'disk_full', status: 507, title: 'x', detail: 'x', requestId: 'r' };
  const headers = { 'Content-Type': 'application/problem+json', 'Retry-After': '60' };
  return new Response(JSON.stringify(problem), { status: 507, headers });
}

/** What the server answers to a request without operations. */
function page(): Response {
  const row = {
    type: 'meal',
    id: THEIRS,
    seq: 1,
    deleted: false,
    updatedAt: clock,
    times: { '*': clock },
  };
  const answer = {
    proto: PROTOCOL_VERSION,
    epoch: 'e',
    userId: store.userId,
    serverTime: clock,
    since: 0,
    results: [],
    changes: [{ ...row, data: { ...mealFields(), analysis: null } }],
    cursor: 1,
    more: false,
  };
  const headers = { 'Content-Type': 'application/json' };
  return new Response(JSON.stringify(answer), { status: 200, headers });
}

test('while the server has no room, entries wait and changes of other devices are still fetched', async () => {
  answers = [full, page];
  await expect(round()).resolves.toBe('waiting');
  expect(await hasPending(store)).toBe(true);
  expect(await store.db.records('meal').get(THEIRS)).toBeDefined();
  const state = await readSyncState(store);
  expect(state.noRoom).toBe(true);
  expect(state.nextTryAt).toBe(clock + 60_000);
  await round();
  clock += 61_000;
  answers = [full, () => new Response('no', { status: 502 })];
  await round();
  expect(await hasPending(store)).toBe(true);
});

test('a server that fails for another reason is not called full', async () => {
  answers = [full, page];
  await round();
  clock += 61_000;
  answers = [() => new Response('no', { status: 502 })];
  await round();
  expect((await readSyncState(store)).noRoom).toBe(false);
});

test('while the server keeps refusing operations, the device tries less and less often', async () => {
  const problem = {
    code: 'no_health_consent',
    status: 403,
    title: 'x',
    detail: 'x',
    requestId: 'r',
  };
  const headers = { 'Content-Type': 'application/problem+json' };
  const refused = () => new Response(JSON.stringify(problem), { status: 403, headers });
  let waited = 0;
  for (let tries = 0; tries < 10; tries += 1) {
    answers = [refused, page];
    await round();
    waited = ((await readSyncState(store)).nextTryAt ?? 0) - clock;
    clock += waited;
  }
  expect(waited).toBeGreaterThanOrEqual(150_000);
});
