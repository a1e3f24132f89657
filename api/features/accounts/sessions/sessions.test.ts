import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { OwnSession } from '#shared/contract/sessions';

import { ApiInMemory, registration, type Visitor } from '../../../../test/kit/api-in-memory';
import { SESSIONS_MOST } from '../../../store/sessions';

const MINUTE = 60_000;
const PASSWORD = registration()['password'] ?? '';
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let clock = Date.parse('2026-11-22T12:00:00Z');
let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start({ TRUST_PROXY: '1' }, () => clock);
});
beforeEach(() => {
  clock += 60 * MINUTE;
});
afterAll(async () => api.stop());

let people = 0;

async function person() {
  people += 1;
  const email = `ada-${people}@example.org`;
  const laptop = api.visitor();
  await laptop.post('/api/register', registration({ email }), from(LAPTOP, '198.51.100.7'));
  return { email, laptop };
}

const from = (agent: string, address: string) => ({
  'User-Agent': agent,
  'X-Forwarded-For': address,
});

async function signIn(email: string, headers: Record<string, string>, more = {}) {
  const visitor = api.visitor();
  const body = { email, password: PASSWORD, ...more };
  expect((await visitor.post('/api/auth/login', body, headers)).status).toBe(200);
  return visitor;
}

const list = async (visitor: Visitor) =>
  ((await visitor.get('/api/auth/sessions')).body as { sessions: OwnSession[] }).sessions;
const remove = async (visitor: Visitor, address: string, currentPassword = PASSWORD) =>
  visitor.send(address, {
    method: 'DELETE',
    body: JSON.stringify({ currentPassword }),
    headers: { 'Content-Type': 'application/json' },
  });
const isIn = async (visitor: Visitor) => (await visitor.get('/api/auth/me')).status === 200;

test('the list has device, shortened network, creation and last use, with the current session first', async () => {
  const { email, laptop } = await person();
  const began = clock;
  clock += 5 * MINUTE;
  await signIn(email, from(PHONE, '2001:db8:1:2::77'), { sharedDevice: true });
  const sessions = await list(laptop);
  expect(sessions).toEqual([
    {
      id: expect.any(String),
      device: 'Firefox on Linux',
      network: '198.51.100.x',
      createdAt: began,
      lastUsedAt: began,
      current: true,
      sharedDevice: false,
      signedInWith: null,
    },
    {
      id: expect.any(String),
      device: 'Chrome on Android',
      network: '2001:db8:1:2:x',
      createdAt: clock,
      lastUsedAt: clock,
      current: false,
      sharedDevice: true,
      signedInWith: null,
    },
  ]);
  const rows = await api.services.db.selectFrom('sessions').select('token_hash').execute();
  for (const { token_hash: hash } of rows) expect(JSON.stringify(sessions)).not.toContain(hash);
});

test('the last use is updated with its network, and an invalid address is left out', async () => {
  const { laptop } = await person();
  clock += 11 * MINUTE;
  const headers = from(PHONE, '203.0.113.9');
  await laptop.send('/api/auth/me', { method: 'GET', headers });
  expect(await list(laptop)).toMatchObject([
    { network: '203.0.113.x', device: 'Chrome on Android', lastUsedAt: clock },
  ]);
  clock += 11 * MINUTE;
  const claimed = from('<b>me</b>', '<script>alert(1)</script>');
  await laptop.send('/api/auth/me', { method: 'GET', headers: claimed });
  expect(await list(laptop)).toMatchObject([{ network: null, device: null, lastUsedAt: clock }]);
});

test('an expired session is not listed', async () => {
  const { email, laptop } = await person();
  await signIn(email, from(PHONE, '198.51.100.8'), { sharedDevice: true });
  clock += 13 * 60 * MINUTE;
  expect(await list(laptop)).toHaveLength(1);
});

test('one session can be ended with the password, and the others continue', async () => {
  const { email, laptop } = await person();
  const phone = await signIn(email, from(PHONE, '198.51.100.8'));
  const tablet = await signIn(email, from(LAPTOP, '198.51.100.9'));
  const { id } = (await list(laptop)).find(({ device }) => device === 'Chrome on Android')!;
  expect(await remove(laptop, `/api/auth/sessions/${id}`, 'wrong')).toMatchObject({
    status: 403,
    body: { code: 'wrong_password' },
  });
  expect(await isIn(phone)).toBe(true);
  expect((await remove(laptop, `/api/auth/sessions/${id}`)).body).toEqual({ ok: true });
  expect([await isIn(laptop), await isIn(phone), await isIn(tablet)]).toEqual([true, false, true]);
  expect(await list(laptop)).toHaveLength(2);
  expect((await remove(laptop, `/api/auth/sessions/${id}`)).status).toBe(404);
});

test('all other sessions can be ended with the password, and this one continues', async () => {
  const { email, laptop } = await person();
  const others = [
    await signIn(email, from(PHONE, '198.51.100.8')),
    await signIn(email, from(LAPTOP, '198.51.100.9')),
  ];
  const bystander = (await person()).laptop;
  expect((await remove(laptop, '/api/auth/sessions', 'wrong')).status).toBe(403);
  expect((await remove(laptop, '/api/auth/sessions')).body).toEqual({ ok: true, ended: 2 });
  expect(await Promise.all([laptop, ...others, bystander].map(isIn))).toEqual([
    ...[true, false, false, true],
  ]);
  expect((await remove(laptop, '/api/auth/sessions')).body).toEqual({ ok: true, ended: 0 });
});

test('ending the current session signs out and deletes its cookie', async () => {
  const { laptop } = await person();
  const [{ id } = { id: '' }] = await list(laptop);
  const { status, headers } = await remove(laptop, `/api/auth/sessions/${id}`);
  expect([status, headers.getSetCookie().join()]).toEqual([
    200,
    expect.stringContaining('platelog_session=;'),
  ]);
  expect(await isIn(laptop)).toBe(false);
});

test('a session of another user gets 404, like one that does not exist', async () => {
  const [ada, linus] = [await person(), await person()];
  const [{ id } = { id: '' }] = await list(linus.laptop);
  expect((await remove(ada.laptop, `/api/auth/sessions/${id}`)).status).toBe(404);
  expect(await isIn(linus.laptop)).toBe(true);
});

test('deleting an account deletes the device and network of its sessions', async () => {
  const { email, laptop } = await person();
  await signIn(email, from(PHONE, '198.51.100.8'));
  const { body } = await laptop.get('/api/auth/me');
  const { id } = (body as { user: { id: string } }).user;
  expect((await remove(laptop, '/api/account')).status).toBe(200);
  const left = await api.services.db
    .selectFrom('sessions')
    .select(['device', 'network'])
    .where('user_id', '=', id)
    .execute();
  // The session of the other device, which learns of the deletion by it.
  expect(left).toEqual([{ device: null, network: null }]);
});

test('SECURITY.md states how many sessions a user may have, and which words a password may not be made of', () => {
  const file = path.resolve(__dirname, '../../../../SECURITY.md');
  const said = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
  expect(said).toContain(
    `One person may have ${SESSIONS_MOST} sessions at a time, on as many devices. With one more, the one that was used longest ago ends.`,
  );
  expect(said).toContain('These words are: the name of the product (Platelog), the email,');
});
