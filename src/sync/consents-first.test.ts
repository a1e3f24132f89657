import { type Consents, NO_CONSENTS } from '#shared/contract/consents';
import type { SyncRequest } from '#shared/sync/protocol';

import { freeUser } from '../../test/kit/free-user';
import { mealFields } from '../../test/kit/stores';
import { allApplied, answerTo } from '../../test/kit/sync-answers';
import { activeStore } from '../store/account-store';
import { answerConsent, owedAnswers, rememberAccount } from '../store/accounts';
import { photoChange } from '../store/photos/photos';
import { write } from '../store/write';
import { sync } from './sync';

const PROVIDER = { name: 'Reader', country: null, policyUrl: null, readsWords: true };
const YES: Consents = {
  ...NO_CONSENTS,
  provider: PROVIDER,
  ai: { send: true, notes: false, at: 1 },
  last: 1,
};
const MEAL = '0190a000-0000-7000-8000-000000000001';

/** The requested paths, and what happens on each request. */
let requests: string[];
let onCall: (path: string) => Promise<unknown>;
/** The consents that the server has stored. */
let consents: Consents;

const realFetch = globalThis.fetch;
beforeEach(async () => {
  requests = [];
  consents = YES;
  onCall = async () => Promise.resolve();
  globalThis.fetch = async (address, request) => {
    const path = address as string;
    requests.push(path);
    await onCall(path);
    return Response.json(answerOf(path, request?.body));
  };
  await rememberAccount(freeUser(`ada-${Math.random()}`), YES);
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

function answerOf(path: string, body: unknown): object {
  if (path === '/api/consents') return { consents };
  if (path !== '/api/sync') return { meal: null, photoId: MEAL, status: 'queued' };
  const input = JSON.parse(body as string) as SyncRequest;
  const isFirst = input.cursor === 0;
  return answerTo(input, { results: allApplied(input), more: isFirst, cursor: 1 });
}

async function cycle(): Promise<void> {
  await sync(await activeStore(), { trigger: 'person', deadline: Infinity });
}

/** Withdraws consent while the first call of this path is in flight. */
function sayNoDuring(wanted: string): void {
  onCall = async (path) => {
    if (path !== wanted) return;
    onCall = async () => Promise.resolve();
    const { userId } = await activeStore();
    await answerConsent(userId, { kind: 'ai', given: false });
  };
}

test('consent withdrawn during uploads stops the photos that were not sent yet', async () => {
  const store = await activeStore();
  for (let photos = 0; photos < 3; photos += 1) {
    const rest = { mime: 'image/jpeg', width: 4, height: 4, sha256: 'a'.repeat(64) } as const;
    const { change, bytes } = photoChange(store, MEAL, {
      ...rest,
      bytes: new ArrayBuffer(2),
      thumb: null,
    });
    await write(store, [change], bytes);
  }
  await store.db.outbox.clear();
  await store.db.photo.toCollection().modify({ seq: 1 });
  sayNoDuring('/api/analyze-image');
  await cycle();
  expect(requests.filter((path) => path === '/api/analyze-image')).toHaveLength(1);
});

test('consent withdrawn during a cycle reaches the server before the next entries', async () => {
  const store = await activeStore();
  await write(store, [{ type: 'meal', id: MEAL, act: 'put', patch: mealFields() }]);
  sayNoDuring('/api/sync');
  await cycle();
  expect(requests.slice(0, 3)).toEqual(['/api/sync', '/api/consents', '/api/sync']);
});

test.each([
  ['matches what this device knows', YES, 7],
  // Another device has withdrawn consent, which this device does not know yet.
  ['does not', { ...YES, ai: { send: false, notes: false, at: 2 } }, 1],
])(
  "a consent given while another is in flight builds on the server's answer if it %s",
  async (_, said, after) => {
    consents = { ...said, last: 7 };
    const { userId } = await activeStore();
    await answerConsent(userId, { kind: 'ai', given: true });
    onCall = async (path) => {
      if (path !== '/api/consents') return;
      onCall = async () => Promise.reject(new TypeError('Failed to fetch'));
      await answerConsent(userId, { kind: 'ai', given: true, notes: true });
    };
    await cycle();
    expect(await owedAnswers(userId)).toMatchObject([{ answer: { notes: true, after } }]);
  },
);
