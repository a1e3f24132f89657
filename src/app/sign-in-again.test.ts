import { freeUser } from '../../test/kit/free-user';
import { findActiveStore } from '../store/account-store';
import { activeAccount, markLogoutPending, rememberAccount, signOutHere } from '../store/accounts';
import { registryOnDisk } from '../store/registry';
import { signInAgain } from './sign-in-again';

const ADA = freeUser('ada');
const realFetch = globalThis.fetch;
let requests: string[] = [];
let answer: () => Response;

const known = () => Response.json({ user: ADA });

beforeEach(async () => {
  requests = [];
  answer = known;
  globalThis.fetch = async (address) => {
    requests.push(address as string);
    return Promise.resolve(answer());
  };
  await registryOnDisk.accounts.clear();
  await registryOnDisk.chores.clear();
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

test('a device whose storage was cleared is signed in again by its valid session', async () => {
  expect(await signInAgain()).toBe(true);
  expect(requests).toEqual(['/api/auth/me']);
  expect((await activeAccount())?.user.email).toBe('ada@example.org');
  expect(await findActiveStore()).toBeDefined();
});

test('a session that has ended signs nobody in', async () => {
  const problem = {
    code: 'not_authenticated',
    status: 401,
    title: 'x',
    detail: 'x',
    requestId: 'r',
  };
  answer = () =>
    new Response(JSON.stringify(problem), {
      status: 401,
      headers: { 'Content-Type': 'application/problem+json' },
    });
  expect(await signInAgain()).toBe(false);
  expect(await activeAccount()).toBeNull();
});

test('a user who signed out offline stays signed out', async () => {
  await rememberAccount(ADA);
  await markLogoutPending();
  await signOutHere(ADA.id);
  expect(await signInAgain()).toBe(false);
  expect(requests).toEqual([]);
});

test('a sign-out in another tab during the request is respected', async () => {
  globalThis.fetch = async () => {
    await markLogoutPending();
    return known();
  };
  expect(await signInAgain()).toBe(false);
  expect(await activeAccount()).toBeNull();
});

test('a device with entries of a signed-out user does not ask the server', async () => {
  await rememberAccount(ADA);
  await registryOnDisk.accounts.toCollection().modify({ state: 'kept' });
  expect(await signInAgain()).toBe(false);
  expect(requests).toEqual([]);
});
