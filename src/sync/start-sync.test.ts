import { freeUser } from '../../test/kit/free-user';
import { mealFields } from '../../test/kit/stores';
import { allApplied, answerTo } from '../../test/kit/sync-answers';
import type { SyncRequest } from '#shared/sync/protocol';
import { activeStore } from '../store/account-store';
import { rememberAccount } from '../store/accounts';
import { registry } from '../store/registry';
import { addMeal } from '../store/meals';
import { rescueAccount } from '../store/rescue';
import { startSync } from './start-sync';

const realFetch = globalThis.fetch;
let stop: () => void = () => undefined;
let sentIds: string[] = [];

beforeEach(() => {
  sentIds = [];
  // The event targets of jsdom do not accept Node's AbortSignal.
  for (const target of [window, document])
    jest.spyOn(target, 'addEventListener').mockReturnValue(undefined);
  globalThis.fetch = async (address, request) => {
    if (address !== '/api/sync') return Promise.reject(new TypeError('Failed to fetch'));
    const input = JSON.parse(request?.body as string) as SyncRequest;
    sentIds.push(...input.ops.map(({ id }) => id));
    return Promise.resolve(Response.json(answerTo(input, { results: allApplied(input) })));
  };
});
afterEach(async () => {
  stop();
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
  await registry().accounts.delete('mover');
});

async function isSent(id: string): Promise<void> {
  const until = Date.now() + 10_000;
  while (!sentIds.includes(id) && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sentIds).toContain(id);
}

test('entries made after a move to fresh storage are sent, even by a page that stays open', async () => {
  await rememberAccount(freeUser('mover'));
  stop = startSync('mover');
  await isSent(await addMeal(mealFields()));
  const before = await activeStore();
  await rescueAccount('mover');
  expect((await activeStore()).db.name).not.toBe(before.db.name);
  await isSent(await addMeal(mealFields({ name: 'Soup' })));
});
