import { ApiInMemory, type Visitor } from '../../../../test/kit/api-in-memory';
import { Authenticator } from '../../../../test/kit/authenticator';
import {
  ADMIN_PASSWORD,
  makeAdmin,
  newestEntries,
  openDesk,
  tryDesk,
} from '../../../../test/kit/desk';

const DAY = 24 * 3600_000;
const HOUR = 3600_000;
const STEP = 30_000;

let clock = Date.parse('2026-11-22T12:00:00Z');
let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start({ PUBLIC_URL: 'https://meals.example.org' }, () => clock);
});
beforeEach(() => {
  clock += HOUR;
});
afterAll(async () => api.stop());

// The calls that an administrator's page makes.
const CALLS = [
  ['GET', '/api/admin/me'],
  ['GET', '/api/admin/users'],
  ['GET', '/api/admin/users/export'],
  ['GET', '/api/admin/audit'],
  ['GET', '/api/contacts'],
  ['GET', '/api/admin/jobs'],
  ['DELETE', '/api/admin/users/nobody'],
] as const;

const code = (answer: { body: unknown }) => (answer.body as { code?: string }).code;
const signIn = async (username: string, more: { code?: string } = {}) => {
  const visitor = api.visitor();
  return { visitor, answer: await tryDesk(visitor, { username, ...more }) };
};
const begin = async (visitor: Visitor, currentPassword = ADMIN_PASSWORD) =>
  visitor.post('/api/admin/second-factor/begin', { currentPassword });
const confirm = async (visitor: Visitor, typed: string) =>
  visitor.post('/api/admin/second-factor/confirm', { code: typed });

async function setUp(visitor: Visitor) {
  const app = new Authenticator(((await begin(visitor)).body as { secret: string }).secret);
  const { body } = await confirm(visitor, app.codeAt(clock));
  return { app, ...(body as { recoveryCodes: string[] }) };
}

test('for seven days the admin area works, and says until when a second factor is due', async () => {
  const created = clock;
  const { visitor } = await openDesk(api, 'fresh');
  const me = (await visitor.get('/api/admin/me')).body;
  expect(me).toMatchObject({ secondFactorDue: created + 7 * DAY });
  clock = created + 7 * DAY - 1_000;
  const late = await signIn('fresh');
  expect((await late.visitor.get('/api/admin/users')).status).toBe(200);
  clock += 1_000;
  // Also in the middle of a session.
  expect(code(await late.visitor.get('/api/admin/users'))).toBe('second_factor_required');
});

test('after seven days an administrator can only set up the second factor', async () => {
  await makeAdmin(api, { username: 'grace' });
  clock += 7 * DAY;
  const { visitor, answer } = await signIn('grace');
  expect(answer.status).toBe(200);
  for (const [method, path] of CALLS) {
    const refused = await visitor.send(path, { method });
    expect([path, refused.status, code(refused)]).toEqual([path, 403, 'second_factor_required']);
  }
  const { recoveryCodes } = await setUp(visitor);
  expect(recoveryCodes).toHaveLength(10);
  expect((await visitor.get('/api/admin/me')).body).toMatchObject({ secondFactorDue: null });
  expect((await visitor.get('/api/admin/users')).status).toBe(200);
  expect(await newestEntries(api, 3)).toMatchObject([
    { action: 'users_viewed', admin_name: 'grace' },
    { action: 'second_factor_set', admin_name: 'grace' },
    { action: 'second_factor_begun', admin_name: 'grace' },
  ]);
});

test('while the second factor is on, the login asks for a code or a recovery code, each of which works once', async () => {
  const { visitor } = await openDesk(api, 'rear');
  const { app, recoveryCodes } = await setUp(visitor);
  const [first = ''] = recoveryCodes;
  expect(code((await signIn('rear')).answer)).toBe('second_factor_needed');
  expect(code((await signIn('rear', { code: app.codeAt(clock) })).answer)).toBe(
    'bad_second_factor',
  );
  expect((await signIn('rear', { code: app.codeAt(clock + STEP) })).answer.status).toBe(200);
  expect((await signIn('rear', { code: first })).answer.status).toBe(200);
  const [entry] = await newestEntries(api, 1);
  expect(JSON.parse(entry?.detail ?? '')).toEqual({ secondFactor: true, recoveryCode: true });
  expect(code((await signIn('rear', { code: first })).answer)).toBe('bad_second_factor');
});

test('setting up the second factor needs the password, ends other sessions, and cannot be done twice', async () => {
  const { visitor, id } = await openDesk(api, 'mary');
  const other = (await signIn('mary')).visitor;
  const wrong = await begin(visitor, 'wrong');
  expect([wrong.status, code(wrong)]).toEqual([403, 'wrong_password']);
  expect(await newestEntries(api, 1)).toMatchObject([
    { action: 'second_factor_begun', outcome: 'refused', subject_id: id },
  ]);
  expect(code(await confirm(visitor, '123456'))).toBe('second_factor_not_begun');
  await setUp(visitor);
  expect((await other.get('/api/admin/me')).status).toBe(401);
  expect((await visitor.get('/api/admin/me')).status).toBe(200);
  expect(code(await begin(visitor))).toBe('second_factor_on');
});

test('ten wrong passwords or codes can be tried', async () => {
  const { visitor } = await openDesk(api, 'tried');
  await begin(visitor);
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 11; n += 1) codes.push(code(await confirm(visitor, '000000')));
  expect(codes.slice(9)).toEqual(['bad_second_factor', 'rate_limited']);
  const passwords: (string | undefined)[] = [];
  for (let n = 0; n < 11; n += 1) passwords.push(code(await begin(visitor, `no ${n}`)));
  expect(passwords.slice(9)).toEqual(['wrong_password', 'rate_limited']);
});

test('with http no second factor is required', async () => {
  const plain = await ApiInMemory.start({ PUBLIC_URL: 'http://192.168.1.20:3000' }, () => clock);
  await makeAdmin(plain, { username: 'home' });
  clock += 30 * DAY;
  const visitor = plain.visitor();
  await tryDesk(visitor, { username: 'home' });
  expect((await visitor.get('/api/admin/me')).body).toMatchObject({ secondFactorDue: null });
  expect((await visitor.get('/api/admin/users')).status).toBe(200);
  await plain.stop();
});
