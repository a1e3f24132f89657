import { get, type IncomingMessage } from 'node:http';

import { ApiInMemory, registration, type Visitor } from '../../../test/kit/api-in-memory';
import { openDesk } from '../../../test/kit/desk';
import { op, synced } from '../../../test/kit/sync-requests';
import { hashOfToken } from '../../http/token';

const DAY = 24 * 3600_000;

let clock = Date.parse('2026-11-22T12:00:00Z');
let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start({}, () => clock);
});
afterAll(async () => api.stop());

/** A page with an open stream. */
class Page {
  said = '';
  readonly ended: Promise<void>;
  isEnded = false;

  private constructor(private readonly answer: IncomingMessage) {
    answer.on('data', (chunk: Buffer) => (this.said += chunk.toString()));
    this.ended = new Promise((resolve) => {
      answer.on('end', () => {
        this.isEnded = true;
        resolve();
      });
      answer.on('error', () => {
        resolve();
      });
    });
  }

  static async of(visitor: Visitor, more: Record<string, string> = {}): Promise<Page> {
    return new Promise((resolve, reject) => {
      const headers = { Cookie: visitor.cookies, ...more };
      get(`${api.url}/api/sync/live`, { headers }, (answer) => {
        resolve(new Page(answer));
      }).on('error', reject);
    });
  }

  /** Waits until the stream contains a text. */
  async hears(words: string): Promise<void> {
    while (!this.said.includes(words)) await new Promise((go) => setTimeout(go, 5));
  }

  close(): void {
    this.answer.destroy();
  }
}

const send = async (visitor: Visitor, method: string, address: string, body: object) =>
  visitor.send(address, {
    method,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

async function person(name: string) {
  const known = registration({ email: `${name}@example.org` });
  const first = api.visitor();
  const { body } = await first.post('/api/register', known);
  first.userId = (body as { user: { id: string } }).user.id;
  const second = api.visitor();
  const { email = '', password = '' } = known;
  await second.post('/api/auth/login', { email, password });
  return { first, second, email, password };
}

test('a change of one device is announced to the pages of the others, with its sequence number', async () => {
  const { first, second } = await person('told');
  const page = await Page.of(first);
  second.userId = first.userId;
  await synced(second, { ops: [op()] });
  await page.hears('data: changed 1');
  page.close();
});

test('signing out ends only the streams of that session', async () => {
  const { first, second } = await person('out');
  const [one, again, other] = [await Page.of(first), await Page.of(first), await Page.of(second)];
  await first.post('/api/auth/logout', {});
  await Promise.all([one.ended, again.ended]);
  await other.hears('changed');
  await api.services.live.check(first.userId);
  expect([one.isEnded, again.isEnded, other.isEnded]).toEqual([true, true, false]);
  other.close();
});

test('signing in again under a new session ends the old one’s streams', async () => {
  const { first, email, password } = await person('again');
  const page = await Page.of(first);
  await first.post('/api/auth/login', { email, password });
  await page.ended;
  expect(page.isEnded).toBe(true);
});

test('a new password ends all streams after a last message', async () => {
  const { first, second, email } = await person('reset');
  const pages = [await Page.of(first), await Page.of(second)];
  const token = 'a'.repeat(43);
  await api.services.db
    .updateTable('users')
    .set({ reset_token: hashOfToken(token), reset_token_expiry: clock + 60_000 })
    .where('email', '=', email)
    .execute();
  const password = 'difference engine 1822';
  const answer = await api
    .visitor()
    .post('/api/auth/reset-password', { token, password, confirmPassword: password });
  expect(answer.status).toBe(200);
  await Promise.all(pages.map(async ({ ended }) => ended));
  expect(pages.map(({ said }) => said.includes('data: changed'))).toEqual([true, true]);
});

test('signing out ends all streams of the session, up to the limit and with compression', async () => {
  const { first } = await person('twenty');
  const pages = await Promise.all(
    Array.from({ length: 20 }, async () => Page.of(first, { 'Accept-Encoding': 'gzip, br' })),
  );
  await first.post('/api/auth/logout', {});
  await Promise.all(pages.map(async ({ ended }) => ended));
  expect(pages.every(({ isEnded }) => isEnded)).toBe(true);
});

test('a changed password ends the streams of all other sessions and not of this one', async () => {
  const { first, second, password } = await person('changed');
  const [own, other] = [await Page.of(first), await Page.of(second)];
  const change = { password: 'jacquard loom 1804', confirmPassword: 'jacquard loom 1804' };
  const body = { currentPassword: password, ...change };
  expect((await send(first, 'PUT', '/api/auth/password', body)).status).toBe(200);
  await other.ended;
  await api.services.live.check(first.userId);
  expect([own.isEnded, other.isEnded]).toEqual([false, true]);
  own.close();
});

test('a session that is ended from another device ends its streams at once', async () => {
  const { first, second, password } = await person('elsewhere');
  const [own, other] = [await Page.of(first), await Page.of(second)];
  const { body } = await second.get('/api/auth/sessions');
  const [{ id } = { id: '' }] = (body as { sessions: { id: string }[] }).sessions;
  const word = { currentPassword: password };
  expect((await send(first, 'DELETE', `/api/auth/sessions/${id}`, word)).status).toBe(200);
  await other.ended;
  await api.services.live.check(first.userId);
  expect([own.isEnded, other.isEnded]).toEqual([false, true]);
  own.close();
});

test('ending all other sessions ends their streams at once', async () => {
  const { first, second, password } = await person('others');
  const [own, other] = [await Page.of(first), await Page.of(second)];
  const word = { currentPassword: password };
  expect((await send(first, 'DELETE', '/api/auth/sessions', word)).status).toBe(200);
  await other.ended;
  expect([own.isEnded, other.isEnded]).toEqual([false, true]);
  own.close();
});

test("an administrator who ends a user's sessions ends all their streams", async () => {
  const { first, second } = await person('by-desk');
  const pages = [await Page.of(first), await Page.of(second)];
  const { visitor } = await openDesk(api, 'ada-of-the-desk');
  const answer = await send(visitor, 'DELETE', `/api/admin/users/${first.userId}/sessions`, {});
  expect(answer.body).toEqual({ ok: true, ended: 2 });
  await Promise.all(pages.map(async ({ ended }) => ended));
});

test('deleting the account ends all streams', async () => {
  const { first, second, password } = await person('deleted');
  const pages = [await Page.of(first), await Page.of(second)];
  await first.send('/api/account', {
    method: 'DELETE',
    body: JSON.stringify({ currentPassword: password }),
    headers: { 'Content-Type': 'application/json' },
  });
  await Promise.all(pages.map(async ({ ended }) => ended));
});

test('an administrator who deletes the account ends all streams', async () => {
  const { first, second } = await person('removed');
  const pages = [await Page.of(first), await Page.of(second)];
  const { visitor } = await openDesk(api);
  const answer = await visitor.send(`/api/admin/users/${first.userId}`, { method: 'DELETE' });
  expect(answer.status).toBe(200);
  await Promise.all(pages.map(async ({ ended }) => ended));
});

test('an expired session ends its streams at the next check', async () => {
  const { first } = await person('old');
  const page = await Page.of(first);
  clock += 91 * DAY;
  await api.services.live.check(first.userId);
  await page.ended;
  expect(page.isEnded).toBe(true);
});

test('closing a page does not log a warning', async () => {
  const warned = jest.spyOn(api.services.log, 'warn');
  const told = jest.spyOn(api.services.log, 'debug');
  const { first } = await person('closing');
  const page = await Page.of(first);
  page.close();
  const words = () => told.mock.calls.map(([, said]) => said);
  while (!words().includes('connection failed')) await new Promise((go) => setTimeout(go, 5));
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
  told.mockRestore();
});

test('a stream whose client does not read is closed', async () => {
  const { first } = await person('deaf');
  const page = await Page.of(first);
  // Far more than a socket buffers.
  for (let n = 0; n < 400_000; n += 1) api.services.live.announce(first.userId, n);
  await page.ended;
});

test('other devices are notified of a new name and fetch the account', async () => {
  const { first, second } = await person('named');
  const page = await Page.of(second);
  await send(first, 'PUT', '/api/auth/update-name', { firstName: 'Grace', lastName: 'Hopper' });
  await page.hears('data: changed account');
  expect((await second.get('/api/auth/me')).body).toMatchObject({ user: { username: 'Grace' } });
  page.close();
});

test('a server that is stopping opens no more streams', async () => {
  const { first } = await person('late');
  const page = await Page.of(first);
  api.services.live.close();
  await page.ended;
  expect(await first.get('/api/sync/live')).toMatchObject({
    status: 503,
    body: { code: 'not_ready', detail: 'The server is stopping.' },
  });
});
