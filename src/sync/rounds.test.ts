import { freshStore } from '../../test/kit/stores';
import { answerTo } from '../../test/kit/sync-answers';
import type { SyncRequest } from '#shared/sync/protocol';
import { readSyncState, updateSyncState } from '../store/sync-state';
import { Rounds } from './rounds';

const SOON_MS = 600;
const realFetch = globalThis.fetch;
let asked: SyncRequest[] = [];
let standsAt = 0;
let stopping: AbortController;

beforeEach(() => {
  asked = [];
  stopping = new AbortController();
  globalThis.fetch = (_address, request) => {
    const input = JSON.parse(request?.body as string) as SyncRequest;
    asked.push(input);
    return Promise.resolve(Response.json(answerTo(input, { cursor: standsAt })));
  };
});
afterEach(() => {
  stopping.abort();
  globalThis.fetch = realFetch;
});

async function level(at: number) {
  const store = freshStore();
  await updateSyncState(store, { cursor: at, epoch: 'e' });
  standsAt = at;
  return { store, rounds: new Rounds(store, stopping.signal) };
}

const soon = async () => new Promise((resolve) => setTimeout(resolve, SOON_MS));

test('what this device has brought to the server itself is not asked for', async () => {
  const { rounds } = await level(7);
  rounds.heard(7);
  await soon();
  expect(asked).toEqual([]);
});

test.each([
  ['ahead', 8],
  ['behind, as after a restore', 3],
])('a server that stands elsewhere is asked: %s', async (_where, seq) => {
  const { store, rounds } = await level(7);
  standsAt = seq;
  rounds.heard(seq);
  await soon();
  expect(asked).toMatchObject([{ cursor: 7 }]);
  expect((await readSyncState(store)).cursor).toBe(seq);
});

test('what is heard while a round runs waits for what the round brings', async () => {
  const { rounds } = await level(7);
  standsAt = 9;
  rounds.now('event');
  await new Promise((resolve) => setTimeout(resolve, 0));
  rounds.heard(9);
  await soon();
  expect(asked).toHaveLength(1);
});
