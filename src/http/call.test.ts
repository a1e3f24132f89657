import { currentUser, login } from '#shared/contract/accounts';

import { freeUser } from '../../test/kit/free-user';
import { call } from './call';
import type { CallError } from './call-error';

const user = freeUser('u1');

function answerWith(body: string, init: ResponseInit): jest.SpyInstance {
  return jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(body, init));
}

const json = { 'Content-Type': 'application/json' };

async function failureOf(promise: Promise<unknown>): Promise<CallError> {
  return promise.then(
    () => {
      throw new Error('The call went through.');
    },
    (error: unknown) => error as CallError,
  );
}

test('a GET sends no body and no content type', async () => {
  const fetched = answerWith(JSON.stringify({ user }), { headers: json });
  expect((await call(currentUser, {})).user.username).toBe('Ada');
  const request = fetched.mock.calls[0]![1] as RequestInit;
  expect(request.body).toBeUndefined();
  expect(request.headers).not.toHaveProperty('Content-Type');
  expect(request.credentials).toBe('include');
});

test("a problem response is 'refused', with the message 'status: body'", async () => {
  const problem = {
    code: 'bad_credentials',
    title: 't',
    detail: 'Please check.',
    status: 401,
    requestId: 'r',
  };
  answerWith(JSON.stringify(problem), { status: 401, headers: json });
  const failure = await failureOf(call(login, { email: 'a@b.c', password: 'x' }));
  expect(failure).toMatchObject({
    kind: 'refused',
    code: 'bad_credentials',
    detail: 'Please check.',
  });
  expect(failure.message).toBe(`401: ${JSON.stringify(problem)}`);
});

test("a known code without specific detail shows the catalog's message, an unknown one the server's", async () => {
  const answered = async (code: string) => {
    const problem = { code, title: 'Of the server', detail: 'Of the server', status: 409 };
    const body = JSON.stringify({ ...problem, requestId: 'r' });
    answerWith(body, { status: 409, headers: json });
    return (await failureOf(call(currentUser, {}))).detail;
  };
  expect(await answered('email_taken')).toBe('An account with this email already exists');
  expect(await answered('of_a_newer_server')).toBe('Of the server');
});

test("a portal's page counts as offline, whatever its status", async () => {
  const page = { headers: { 'Content-Type': 'text/html' } };
  answerWith('<html>Wi-Fi</html>', { status: 200, ...page });
  expect((await failureOf(call(currentUser, {}))).kind).toBe('offline');
  answerWith('<html>Wi-Fi</html>', { status: 403, ...page });
  expect((await failureOf(call(currentUser, {}))).kind).toBe('offline');
});

test("no response is 'offline', a failing server is 'broken'", async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await failureOf(call(currentUser, {}))).toMatchObject({ kind: 'offline', status: 0 });
  answerWith('', { status: 502 });
  expect((await failureOf(call(currentUser, {}))).kind).toBe('broken');
});
