import { pass } from '../../test/kit/held-clock';
import { freshStore, mealFields } from '../../test/kit/stores';
import { allApplied, answerTo } from '../../test/kit/sync-answers';
import type { SyncRequest } from '#shared/sync/protocol';
import type { AccountStore } from '../store/account-store';
import { updateSyncState } from '../store/sync-state';
import { write } from '../store/write';
import { SyncScheduler } from './sync-scheduler';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const ID = '0190a000-0000-7000-8000-000000000001';

const realFetch = globalThis.fetch;
let tries: number[] = [];
let answer: (input: SyncRequest) => Response | Error;
let stopping: AbortController;
let seen: DocumentVisibilityState;

const down = () => new TypeError('Failed to fetch');
const up = (input: SyncRequest) =>
  Response.json(answerTo(input, { cursor: 1, results: allApplied(input) }));

beforeEach(() => {
  tries = [];
  seen = 'visible';
  stopping = new AbortController();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
  // Only timers and the clock are fake: the local database needs real microtasks.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  globalThis.fetch = async (_address, request) => {
    tries.push(Date.now());
    const response = answer(JSON.parse(request?.body as string) as SyncRequest);
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  };
});
afterEach(() => {
  stopping.abort();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
  globalThis.fetch = realFetch;
});

async function device({ waiting }: { waiting: boolean }): Promise<[SyncScheduler, AccountStore]> {
  const store = { ...freshStore(), now: () => Date.now() };
  if (waiting) await write(store, [{ type: 'meal', id: ID, act: 'put', patch: mealFields() }]);
  else await updateSyncState(store, { cursor: 0, epoch: 'e' });
  return [new SyncScheduler(store, stopping.signal), store];
}

const gaps = () => tries.slice(1).map((at, index) => at - (tries[index] ?? 0));

test('while an entry waits on a visible page, the device tries at least every 15 seconds', async () => {
  answer = down;
  const [scheduler] = await device({ waiting: true });
  scheduler.syncNow('event');
  await pass(4 * MINUTE);
  expect(Math.max(...gaps())).toBeLessThanOrEqual(15 * SECOND + SECOND);
  // A few short steps at first, then 240 s in steps of 7.5 to 15 s.
  expect(tries.length).toBeGreaterThan(15);
  expect(tries.length).toBeLessThan(40);
});

test('waits are random, so that devices do not retry at the same moments', async () => {
  answer = down;
  const [scheduler] = await device({ waiting: true });
  scheduler.syncNow('event');
  await pass(3 * MINUTE);
  const late = gaps().slice(-6);
  expect(Math.max(...late) - Math.min(...late)).toBeGreaterThan(SECOND / 2);
});

test('an entry made while the server is down neither speeds up nor delays the next try', async () => {
  answer = down;
  const [scheduler, store] = await device({ waiting: true });
  scheduler.syncNow('event');
  await pass(MINUTE);
  tries = [];
  for (let minute = 0; minute < 2; minute += 1) {
    for (let entry = 0; entry < 12; entry += 1) {
      await write(store, [{ type: 'meal', id: store.newId(), act: 'put', patch: mealFields() }]);
      scheduler.syncSoon();
      await pass(5 * SECOND);
    }
  }
  expect(tries.length).toBeGreaterThanOrEqual(7);
  expect(tries.length).toBeLessThanOrEqual(17);
});

test.each([
  ['nobody sees the page', 'hidden', true],
  ['nothing waits', 'visible', false],
] as const)('the waits keep growing if %s', async (_why, visibility, waiting) => {
  answer = down;
  seen = visibility;
  const [scheduler] = await device({ waiting });
  scheduler.syncNow('event');
  await pass(5 * MINUTE);
  // Up to 2, 4, 8 ... 256 s; each wait is between half of that and all of it.
  expect(tries.length).toBeLessThanOrEqual(10);
  expect(tries.length).toBeGreaterThanOrEqual(6);
});

test('a page that is hidden changes to the longer waits', async () => {
  answer = down;
  const [scheduler] = await device({ waiting: true });
  scheduler.syncNow('event');
  await pass(2 * MINUTE);
  seen = 'hidden';
  await pass(20 * SECOND);
  tries = [];
  await pass(5 * MINUTE);
  expect(tries.length).toBeLessThanOrEqual(4);
});

test('Retry-After is respected, however long the page is visible', async () => {
  const headers = { 'Content-Type': 'application/problem+json', 'Retry-After': '120' };
  const problem = { code: 'busy', status: 503, title: 'busy', detail: 'busy', requestId: 'r' };
  answer = () => new Response(JSON.stringify(problem), { status: 503, headers });
  const [scheduler] = await device({ waiting: true });
  scheduler.syncNow('event');
  await pass(110 * SECOND);
  expect(tries).toHaveLength(1);
  await pass(30 * SECOND);
  expect(tries).toHaveLength(2);
});

test('the timer sends no request while the user is signed out', async () => {
  answer = down;
  const [scheduler, store] = await device({ waiting: true });
  await updateSyncState(store, { paused: 'auth', failedTries: 3 });
  scheduler.syncSoon();
  await pass(MINUTE);
  expect(tries).toEqual([]);
});

test('an entry is sent within 15 seconds of the server coming back, and then no more requests are made', async () => {
  answer = down;
  const [scheduler, store] = await device({ waiting: true });
  scheduler.syncNow('event');
  await pass(2 * MINUTE);
  answer = up;
  await pass(16 * SECOND);
  expect(await store.db.outbox.count()).toBe(0);
  tries = [];
  await pass(2 * MINUTE);
  expect(tries).toEqual([]);
});

/** Like the browser's locks: only one cycle at a time holds the lock, until it ends. */
function withLock(): void {
  let isHeld = false;
  const request = async (_: string, __: object, work: (lock: object | null) => unknown) => {
    if (isHeld) return work(null);
    isHeld = true;
    try {
      return await work({});
    } finally {
      isHeld = false;
    }
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

test('a page whose database stopped answering during a cycle syncs again once the database answers', async () => {
  answer = up;
  withLock();
  const [scheduler, store] = await device({ waiting: true });
  // Behaves like a connection that died in the background, until it is opened again.
  const reading = jest.spyOn(store.db.meta, 'get');
  reading.mockReturnValue(new Promise(() => undefined) as never);
  scheduler.syncNow('event');
  await pass(10 * SECOND);
  reading.mockRestore();
  scheduler.syncNow('event');
  await pass(4 * MINUTE);
  expect(await store.db.outbox.count()).toBe(0);
});
