import { freeUser } from '../../test/kit/free-user';
import { hasPendingLogout, rememberAccount } from '../store/accounts';
import { storeOf } from '../store/account-store';
import { registry, registryOnDisk } from '../store/registry';
import { readSyncState } from '../store/sync-state';
import { keepTicket, learnDeletions, wasDeleted } from './learn-deletions';
import { sync } from './sync';

const user = (id: string) => freeUser(id);

const realFetch = globalThis.fetch;
let requests: { path: string; body: Record<string, unknown> }[] = [];
let answers: Record<string, () => Response> = {};

function problem(status: number, code: string): () => Response {
  const body = JSON.stringify({ code, status, title: code, detail: code, requestId: 'r' });
  const headers = { 'Content-Type': 'application/problem+json' };
  return () => new Response(body, { status, headers });
}
const says = (answer: object) => () => Response.json(answer);

beforeEach(async () => {
  requests = [];
  answers = { '/api/auth/logout': says({ ok: true }) };
  for (const table of registryOnDisk.tables) await table.clear();
  globalThis.fetch = async (address, request) => {
    const path = address as string;
    requests.push({
      path,
      body: JSON.parse((request?.body as string | undefined) ?? '{}') as never,
    });
    const answer = answers[path];
    if (!answer) throw new TypeError('Failed to fetch');
    return Promise.resolve(answer());
  };
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

async function ada() {
  await rememberAccount(user('ada'));
  const { dbName } = (await registry().accounts.get('ada'))!;
  return storeOf('ada', dbName);
}
const round = async () => sync(await ada(), { trigger: 'event', deadline: Date.now() + 60_000 });
const here = async () => registry().accounts.toCollection().primaryKeys();

test('an erase ticket is made once, and sent until the server has it', async () => {
  await ada();
  await keepTicket('ada');
  answers['/api/account/erase-ticket'] = says({ ok: true });
  await keepTicket('ada');
  await keepTicket('ada');
  const tickets = requests.map(({ body }) => body['ticket']);
  expect(tickets).toHaveLength(2);
  expect(new Set(tickets).size).toBe(1);
  expect(tickets[0]).toMatch(/^[\w-]{43}$/);
  await ada();
  await keepTicket('ada');
  expect(requests.at(-1)?.body).toEqual({ userId: 'ada', ticket: tickets[0] });
});

test('a device whose session may have ended asks with its erase ticket', async () => {
  await ada();
  answers['/api/account/erase-ticket'] = says({ ok: true });
  answers['/api/account/gone'] = says({ gone: false });
  await keepTicket('ada');
  expect(await wasDeleted('ada')).toBe(false);
  const [ticket] = requests.map(({ body }) => body['ticket']);
  expect(ticket).toEqual(expect.any(String));
  expect(requests.at(-1)).toEqual({ path: '/api/account/gone', body: { userId: 'ada', ticket } });
});

test.each([
  [410, 'account_deleted'],
  [401, 'not_authenticated'],
  [403, 'wrong_user'],
])(
  'after %s %s the device asks the server whether its own account was deleted',
  async (status, code) => {
    answers['/api/sync'] = problem(status, code);
    answers['/api/account/gone'] = says({ gone: true });
    expect(await round()).toBe('gone');
    // The logout request of the previous case may arrive late.
    expect(requests).toContainEqual({ path: '/api/account/gone', body: { userId: 'ada' } });
    expect(await here()).toEqual([]);
  },
);

test('the session of an account that was deleted elsewhere is ended', async () => {
  answers['/api/sync'] = problem(410, 'account_deleted');
  answers['/api/account/gone'] = says({ gone: true });
  expect(await round()).toBe('gone');
  while (await hasPendingLogout()) await new Promise((go) => setTimeout(go, 1));
  expect(requests.at(-1)?.path).toBe('/api/auth/logout');
});

test.each([
  [410, 'account_deleted'],
  [401, 'not_authenticated'],
])('if %s %s was about another account, nothing is deleted', async (status, code) => {
  answers['/api/sync'] = problem(status, code);
  answers['/api/account/gone'] = says({ gone: false });
  expect(await round()).toBe('waiting');
  const accounts = await registry().accounts.toArray();
  expect(accounts).toMatchObject([{ userId: 'ada', sessionExpired: 1 }]);
  const { paused } = await readSyncState(storeOf('ada', accounts[0]?.dbName ?? ''));
  expect(paused).toBe('auth');
});

test('without an answer nothing is deleted, and the device asks again later', async () => {
  answers['/api/sync'] = problem(410, 'account_deleted');
  expect(await round()).toBe('waiting');
  const { paused, nextTryAt } = await readSyncState(await ada());
  expect([paused, nextTryAt !== null]).toEqual([null, false]);
  expect(await here()).toEqual(['ada']);
});

test('the device asks about accounts without a session at start, and about all accounts after a failed sign-in', async () => {
  await ada();
  await rememberAccount(user('grace'));
  answers['/api/account/gone'] = says({ gone: false });
  await learnDeletions('without-session');
  const questions = () => requests.filter(({ path }) => path === '/api/account/gone');
  expect(questions().map(({ body }) => body['userId'])).toEqual(['ada']);
  await learnDeletions('every');
  expect(questions().map(({ body }) => body['userId'])).toEqual(['ada', 'ada', 'grace']);
  answers['/api/account/gone'] = says({ gone: true });
  await learnDeletions('without-session');
  expect(await here()).toEqual(['grace']);
  // Grace's session was not ended.
  expect(requests.some(({ path }) => path === '/api/auth/logout')).toBe(false);
});
