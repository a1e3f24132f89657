import { get, type IncomingMessage } from 'node:http';

import { ApiInMemory, registration, type Visitor } from '../../../test/kit/api-in-memory';
import { openDesk } from '../../../test/kit/desk';
import { hashOfToken } from '../../http/token';

const DAY = 24 * 3600_000;

let clock = Date.parse('2026-11-22T12:00:00Z');
let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start({}, () => clock);
});
afterAll(async () => api.stop());

/** A page that listens. */
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

  static async of(visitor: Visitor): Promise<Page> {
    return new Promise((resolve, reject) => {
      const headers = { Cookie: visitor.cookies };
      get(`${api.url}/api/sync/live`, { headers }, (answer) => {
        resolve(new Page(answer));
      }).on('error', reject);
    });
  }

  /** Waits until the server has said something of the kind. */
  async hears(words: string): Promise<void> {
    while (!this.said.includes(words)) await new Promise((go) => setTimeout(go, 5));
  }

  close(): void {
    this.answer.destroy();
  }
}

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

test('signing out ends the streams of that session alone', async () => {
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

test('a new password ends all streams, and says so before', async () => {
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

test('a session that has come to its age ends its streams at the next look', async () => {
  const { first } = await person('old');
  const page = await Page.of(first);
  clock += 91 * DAY;
  await api.services.live.check(first.userId);
  await page.ended;
  expect(page.isEnded).toBe(true);
});

test('a page that closes is no warning in the log', async () => {
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

test('a page that takes nothing of what it is told is let go', async () => {
  const { first } = await person('deaf');
  const page = await Page.of(first);
  // Far more than a socket holds.
  for (let n = 0; n < 400_000; n += 1) api.services.live.announce(first.userId, n);
  await page.ended;
});
