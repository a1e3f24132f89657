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
  // The local database goes on in real time: only timers and the clock are held.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  globalThis.fetch = async (_address, request) => {
    tries.push(Date.now());
    const said = answer(JSON.parse(request?.body as string) as SyncRequest);
    return said instanceof Error ? Promise.reject(said) : Promise.resolve(said);
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

test('while an entry waits on a page that is seen, the server is asked at least every 15 seconds', async () => {
  answer = down;
  const [scheduler] = await device({ waiting: true });
  scheduler.syncNow('event');
  await pass(4 * MINUTE);
  expect(Math.max(...gaps())).toBeLessThanOrEqual(15 * SECOND + SECOND);
  // Every few seconds at first, and never a storm: 240 s in steps of 7.5 to 15 s, and the first ones.
  expect(tries.length).toBeGreaterThan(15);
  expect(tries.length).toBeLessThan(40);
});

test('no two devices keep step: the steps differ', async () => {
  answer = down;
  const [scheduler] = await device({ waiting: true });
  scheduler.syncNow('event');
  await pass(3 * MINUTE);
  const late = gaps().slice(-6);
  expect(Math.max(...late) - Math.min(...late)).toBeGreaterThan(SECOND / 2);
});

test('an entry made while the server is down neither hurries the next try nor puts it off', async () => {
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
] as const)('the steps grow on where %s', async (_why, visibility, waiting) => {
  answer = down;
  seen = visibility;
  const [scheduler] = await device({ waiting });
  scheduler.syncNow('event');
  await pass(5 * MINUTE);
  // 2, 4, 8 ... 256 s, each from half of it up.
  expect(tries.length).toBeLessThanOrEqual(10);
  expect(tries.length).toBeGreaterThanOrEqual(6);
});

test('a page that is put aside goes over to the longer steps', async () => {
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

test('a server that asks to be left alone is, however long the page is looked at', async () => {
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

test('who is signed out asks for nothing by the timer', async () => {
  answer = down;
  const [scheduler, store] = await device({ waiting: true });
  await updateSyncState(store, { paused: 'auth', failedTries: 3 });
  scheduler.syncSoon();
  await pass(MINUTE);
  expect(tries).toEqual([]);
});

test('an entry is sent within 15 seconds of the server coming back, and the rest is quiet', async () => {
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

/** As browsers have it: only one holds it, and a cycle that runs keeps it. */
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

test('a page whose database did not answer in the middle of a cycle syncs again once it does', async () => {
  answer = up;
  withLock();
  const [scheduler, store] = await device({ waiting: true });
  // As of a connection that died in the background, until it is opened again.
  const reading = jest.spyOn(store.db.meta, 'get');
  reading.mockReturnValue(new Promise(() => undefined) as never);
  scheduler.syncNow('event');
  await pass(10 * SECOND);
  reading.mockRestore();
  scheduler.syncNow('event');
  await pass(4 * MINUTE);
  expect(await store.db.outbox.count()).toBe(0);
});
