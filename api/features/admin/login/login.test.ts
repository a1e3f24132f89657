import { hash } from '@node-rs/argon2';

import { ApiInMemory, type Visitor } from '../../../../test/kit/api-in-memory';
import { giveSecondFactor } from '../../../../test/kit/authenticator';
import {
  ADMIN_PASSWORD,
  bearer,
  makeAdmin,
  newestEntries,
  openDesk,
  shutOutAdmin,
  tryDesk,
} from '../../../../test/kit/desk';

let clock = Date.parse('2026-11-21T12:00:00Z');
let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start({ NODE_ENV: 'production' }, () => clock);
});
beforeEach(() => {
  clock += 3600_000;
});
afterAll(async () => api.stop());

test('the right name and password open the admin area, with a token and with a cookie', async () => {
  const { id, visitor, token } = await openDesk(api, 'grace');
  const admin = { id, username: 'grace', email: 'grace@example.org' };
  const me = { admin, secondFactorDue: null };
  expect((await visitor.get('/api/admin/me')).body).toEqual(me);
  const alone = await api.visitor().send('/api/admin/me', { headers: bearer(token) });
  expect(alone.body).toEqual(me);
  expect(visitor.cookies).toMatch(/^platelog_admin=/);
  expect(await newestEntries(api, 1)).toMatchObject([
    { action: 'login', outcome: 'done', admin_id: id, admin_name: 'grace', address: '127.0.0.1' },
  ]);
});

test('a hash with old parameters is renewed at the login', async () => {
  const id = await makeAdmin(api, { username: 'early' });
  const { db } = api.services;
  const early = await hash(ADMIN_PASSWORD, { memoryCost: 8_192, timeCost: 1 });
  await db.updateTable('admins').set({ password: early }).where('id', '=', id).execute();
  expect((await tryDesk(api.visitor(), { username: 'early' })).status).toBe(200);
  const { password } = await db
    .selectFrom('admins')
    .select('password')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(password).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  expect((await tryDesk(api.visitor(), { username: 'early' })).status).toBe(200);
});

test('the token is stored as a hash, and its cookie is HttpOnly, Secure and SameSite=Strict', async () => {
  const secure = await ApiInMemory.start({ PUBLIC_URL: 'https://meals.example.org' });
  await makeAdmin(secure, { username: 'grace' });
  const { headers, body } = await tryDesk(secure.visitor(), { username: 'grace' });
  const cookie = headers.getSetCookie()[0] ?? '';
  expect(cookie).toMatch(/^__Host-platelog_admin=/);
  for (const word of [/httponly/i, /secure/i, /samesite=strict/i, /path=\//i]) {
    expect(cookie).toMatch(word);
  }
  expect(cookie).not.toMatch(/domain/i);
  const rows = await secure.services.db.selectFrom('admin_sessions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain((body as { token: string }).token);
  await secure.stop();
});

test.each([
  ['a wrong password', 'linus', 'wrong', true],
  ['an unknown name', 'nobody', ADMIN_PASSWORD, false],
  ["a user's email", 'ada@example.org', ADMIN_PASSWORD, false],
])(
  '%s is a failed login with the same response, and logged',
  async (...[, username, password, known]) => {
    if (known) await makeAdmin(api, { username });
    const answer = await tryDesk(api.visitor(), { username, password });
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'bad_admin_credentials', detail: 'Invalid admin credentials.' },
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const [entry] = await newestEntries(api, 1);
    expect(entry).toMatchObject({
      action: 'login',
      outcome: 'refused',
      admin_name: known ? username : null,
      detail: '{"reason":"bad_admin_credentials"}',
    });
    // A password that was entered in the name field must not be logged.
    if (!known) expect(JSON.stringify(entry)).not.toContain(username);
  },
);

test('the admin area has no default account', async () => {
  const fresh = await ApiInMemory.start();
  for (const [username, password] of [
    ['admin', 'admin'],
    ['admin', 'password'],
    ['root', 'root'],
    ['platelog', 'platelog'],
  ] as const) {
    expect((await tryDesk(fresh.visitor(), { username, password })).status).toBe(401);
  }
  const { body } = await fresh.visitor().post('/api/admin/login', { username: ' ', password: '' });
  expect(body).toMatchObject({
    fields: { username: 'Username is required', password: 'Password is required' },
  });
  await fresh.stop();
});

test('a weak password that was written into the database is refused in production', async () => {
  await makeAdmin(api, { username: 'weak', password: 'password123' });
  await makeAdmin(api, { username: 'konrad', password: 'konrad-1941-z3' });
  for (const [username, password] of [
    ['weak', 'password123'],
    ['konrad', 'konrad-1941-z3'],
  ] as const) {
    const { status, body } = await tryDesk(api.visitor(), { username, password });
    expect([status, body]).toEqual([403, expect.objectContaining({ code: 'weak_admin_password' })]);
  }
});

test('a session ends after eight hours, at logout, and when its administrator is disabled', async () => {
  const me = async (visitor: { get: (path: string) => Promise<{ status: number }> }) =>
    (await visitor.get('/api/admin/me')).status;
  const { visitor } = await openDesk(api, 'ada');
  clock += 8 * 3600_000 - 1_000;
  expect(await me(visitor)).toBe(200);
  clock += 2_000;
  expect(await me(visitor)).toBe(401);

  const again = api.visitor();
  await tryDesk(again, { username: 'ada' });
  const stolen = api.visitor();
  stolen.cookies = again.cookies;
  expect((await again.post('/api/admin/logout', {})).body).toEqual({ ok: true });
  expect(await me(stolen)).toBe(401);

  const { id, visitor: other } = await openDesk(api, 'mary');
  expect(await me(other)).toBe(200);
  await shutOutAdmin(api, id);
  expect(await me(other)).toBe(401);
  expect((await tryDesk(api.visitor(), { username: 'mary' })).status).toBe(401);
});

test('a token and a cookie of different administrators are refused', async () => {
  const one = await openDesk(api, 'one');
  const two = await openDesk(api, 'two');
  const headers = bearer(two.token);
  expect((await one.visitor.send('/api/admin/me', { headers })).status).toBe(401);
  expect((await two.visitor.send('/api/admin/me', { headers })).status).toBe(200);
  expect((await api.visitor().get(`/api/admin/me?token=${two.token}`)).status).toBe(401);
});

test('after ten attempts at a name, attempts from the same network get 429', async () => {
  await makeAdmin(api, { username: 'tried' });
  for (let n = 0; n < 10; n += 1) {
    expect((await tryDesk(api.visitor(), { username: 'tried', password: `no ${n}` })).status).toBe(
      401,
    );
  }
  const { status, headers } = await tryDesk(api.visitor(), { username: 'tried' });
  expect([status, Number(headers.get('Retry-After'))]).toEqual([429, 900]);
});

test('guesses at passwords or codes from elsewhere do not lock administrators out', async () => {
  const behind = await ApiInMemory.start({ TRUST_PROXY: '1' }, () => clock);
  const id = await makeAdmin(behind, { username: 'owner' });
  const at = async (visitor: Visitor, address: string, more: object = {}) => {
    const given = { username: 'owner', password: ADMIN_PASSWORD, ...more };
    const headers = { 'X-Forwarded-For': address };
    return (await visitor.post('/api/admin/login', given, headers)).status;
  };
  const desk = behind.visitor();
  expect(await at(desk, '198.51.100.7')).toBe(200);
  expect(desk.cookies).toMatch(/platelog_admin_device=[\w-]{43}/);
  const app = await giveSecondFactor(behind, { kind: 'admin', owner_id: id });
  for (let n = 0; n < 10; n += 1) {
    expect(await at(behind.visitor(), '198.51.100.9', { code: '000000' })).toBe(401);
  }
  const code = app.codeAt(clock);
  expect(await at(behind.visitor(), '198.51.100.9', { code })).toBe(429);
  expect(await at(desk, '198.51.100.9', { code })).toBe(200);
  clock += 60_000;
  const later = app.codeAt(clock);
  expect(await at(behind.visitor(), '203.0.113.1', { code: later })).toBe(200);
  await behind.stop();
});

test('with a second factor the password alone is refused, and a code works once', async () => {
  const id = await makeAdmin(api, { username: 'factor' });
  const app = await giveSecondFactor(api, { kind: 'admin', owner_id: id });
  const codeAt = (time: number) => app.codeAt(time);
  const trying = async (code?: string) => {
    const given = code === undefined ? {} : { code };
    const { status, body } = await tryDesk(api.visitor(), { username: 'factor', ...given });
    return [status, (body as { code?: string }).code];
  };
  expect(await trying()).toEqual([401, 'second_factor_needed']);
  expect(await trying(codeAt(clock - 120_000))).toEqual([401, 'bad_second_factor']);
  expect(await trying(codeAt(clock))).toEqual([200, undefined]);
  expect(await trying(codeAt(clock))).toEqual([401, 'bad_second_factor']);
  // A used code uses up older ones; the next code works, even a little early.
  expect(await trying(codeAt(clock - 30_000))).toEqual([401, 'bad_second_factor']);
  expect(await trying(codeAt(clock + 30_000))).toEqual([200, undefined]);
  const code = codeAt(clock + 60_000);
  clock += 30_000;
  const both = await Promise.all([trying(code), trying(code)]);
  expect(both.map(([status]) => status).sort()).toEqual([200, 401]);
});
