import { freshStore, mealFields } from '../../test/kit/stores';
import type { AccountStore } from '../store/account-store';
import { readSyncState, updateSyncState } from '../store/sync-state';
import { write } from '../store/write';
import { sync, type Trigger } from './sync';

const MINUTE = 60_000;
const ID = '0190a000-0000-7000-8000-000000000001';

let clock = Date.now();
let requestCount = 0;
let answer: () => Response;
let store: AccountStore;

const realFetch = globalThis.fetch;
beforeEach(async () => {
  requestCount = 0;
  store = { ...freshStore(), now: () => clock };
  await write(store, [{ type: 'meal', id: ID, act: 'put', patch: mealFields() }]);
  globalThis.fetch = async () => {
    requestCount += 1;
    return Promise.resolve(answer());
  };
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const round = async (trigger: Trigger) => sync(store, { trigger, deadline: clock + MINUTE });

function refusal(status: number, code: string, retryAfter?: number): () => Response {
  const headers = {
    'Content-Type': 'application/problem+json',
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
  };
  const problem = { code, status, title: code, detail: code, requestId: 'r' };
  return () => new Response(JSON.stringify(problem), { status, headers });
}

test('timer and events respect Retry-After; the user can still sync at once', async () => {
  answer = refusal(429, 'rate_limited', 120);
  await expect(round('event')).resolves.toBe('waiting');
  clock += MINUTE;
  await round('timer');
  await round('event');
  expect(requestCount).toBe(1);
  await round('person');
  expect(requestCount).toBe(2);
  clock += 3 * MINUTE;
  await round('event');
  expect(requestCount).toBe(3);
});

test('a failed cycle with nothing to send is also retried, since there may be changes to fetch', async () => {
  await store.db.outbox.clear();
  answer = refusal(503, 'busy');
  await expect(round('timer')).resolves.toBe('waiting');
  expect((await readSyncState(store)).nextTryAt).toBeGreaterThan(clock);
});

test("the device's own backoff ends when the connection comes back", async () => {
  answer = refusal(503, 'busy');
  await round('event');
  await round('timer');
  expect(requestCount).toBe(1);
  await round('event');
  expect(requestCount).toBe(2);
});

test('a paused device tries again on an event, not by the timer', async () => {
  await updateSyncState(store, { paused: 'auth' });
  answer = refusal(401, 'not_authenticated');
  await round('timer');
  expect(requestCount).toBe(0);
  await round('event');
  expect(requestCount).toBe(1);
  expect((await readSyncState(store)).paused).toBe('auth');
});
