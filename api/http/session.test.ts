import { ApiInMemory, registration, type Visitor } from '../../test/kit/api-in-memory';
import { createSession, SESSIONS_MOST } from '../store/sessions';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let api: ApiInMemory;
let clock = Date.now();
beforeAll(async () => {
  api = await ApiInMemory.start({}, () => clock);
});
afterAll(async () => api.stop());

const seen = async (visitor: Visitor) => visitor.get('/api/auth/me');

test('a session ends 90 days after the last visit, not after the first', async () => {
  const ada = await api.member();
  clock += 89 * DAY;
  const visit = await seen(ada);
  expect([visit.status, visit.headers.has('Set-Cookie')]).toEqual([200, true]);
  clock += 89 * DAY;
  expect((await seen(ada)).status).toBe(200);
  clock += 90 * DAY;
  expect((await seen(ada)).status).toBe(401);
});

test('a session on a shared device ends after 12 hours, and its cookie is deleted when the browser is closed', async () => {
  const person = registration({ email: 'library@example.org' });
  await api.visitor().post('/api/register', person);
  const { email, password } = person;
  const ada = api.visitor();
  const entry = await ada.post('/api/auth/login', { email, password, sharedDevice: true });
  expect(entry.status).toBe(200);
  expect(entry.headers.get('Set-Cookie')).not.toMatch(/expires|max-age/i);
  clock += DAY / 2 - 1;
  const visit = await seen(ada);
  expect([visit.status, visit.headers.has('Set-Cookie')]).toEqual([200, false]);
  clock += 2;
  expect((await seen(ada)).status).toBe(401);
});

test('a session ends a year after it began, however often it is used', async () => {
  const ada = await api.member();
  const began = clock;
  for (let day = 30; day < 365; day += 30) {
    clock = began + day * DAY;
    expect((await seen(ada)).status).toBe(200);
  }
  clock = began + 365 * DAY - 1;
  const { status, headers } = await seen(ada);
  // The cookie's Max-Age did not go beyond that either.
  expect([status, headers.has('Set-Cookie')]).toEqual([200, false]);
  clock += 1;
  expect((await seen(ada)).status).toBe(401);
});

test('the last use is stored at most every ten minutes, and a new cookie is set once a day', async () => {
  const ada = await api.member();
  const session = async () =>
    api.services.db
      .selectFrom('sessions')
      .select(['last_seen_at', 'expires_at'])
      .where('user_id', '=', ada.userId)
      .executeTakeFirstOrThrow();
  const began = clock;
  const before = await session();
  clock += 10 * MINUTE;
  await seen(ada);
  expect(await session()).toEqual(before);
  clock += MINUTE;
  expect((await seen(ada)).headers.has('Set-Cookie')).toBe(false);
  expect(await session()).toEqual({ ...before, last_seen_at: began + 11 * MINUTE });
  clock = began + DAY;
  expect((await seen(ada)).headers.has('Set-Cookie')).toBe(true);
  expect(await session()).toEqual({ last_seen_at: clock, expires_at: clock + 90 * DAY });
});

test('a session on a shared device is not extended by use', async () => {
  const person = registration({ email: 'busy-library@example.org' });
  await api.visitor().post('/api/register', person);
  const ada = api.visitor();
  const { email, password } = person;
  await ada.post('/api/auth/login', { email, password, sharedDevice: true });
  for (let hour = 1; hour < 12; hour += 1) {
    clock += DAY / 24;
    expect((await seen(ada)).status).toBe(200);
  }
  clock += DAY / 24;
  expect((await seen(ada)).status).toBe(401);
});

test('with one session more than a user may have, the session that was unused for the longest time ends', async () => {
  const person = registration({ email: 'many@example.org' });
  const first = api.visitor();
  const { body } = await first.post('/api/register', person);
  const { id } = (body as { user: { id: string } }).user;
  for (let n = 1; n < SESSIONS_MOST; n += 1) {
    const session = { created_at: clock, last_seen_at: clock, expires_at: clock + DAY };
    await createSession(api.services.db, { token_hash: `many ${n}`, user_id: id, ...session });
  }
  clock += 11 * MINUTE;
  expect((await seen(first)).status).toBe(200);
  const { email, password } = person;
  const newest = api.visitor();
  await newest.post('/api/auth/login', { email, password });
  const { sessions } = (await newest.get('/api/auth/sessions')).body as { sessions: unknown[] };
  expect(sessions).toHaveLength(SESSIONS_MOST);
  expect([(await seen(first)).status, (await seen(newest)).status]).toEqual([200, 200]);
});

test('a password does not expire', async () => {
  const person = registration({ email: 'faithful@example.org' });
  await api.visitor().post('/api/register', person);
  clock += 20 * 365 * DAY;
  const { email, password } = person;
  expect((await api.visitor().post('/api/auth/login', { email, password })).status).toBe(200);
});

test('a call with a session of a deleted account gets the error account_deleted', async () => {
  const ada = await api.member();
  await api.services.db
    .updateTable('users')
    .set({ deleted_at: clock })
    .where('id', '=', ada.userId)
    .execute();
  expect((await seen(ada)).body).toMatchObject({ code: 'account_deleted', status: 410 });
});

test('attempts are counted from zero after their window and after a correct password', async () => {
  const person = registration({ email: 'forgetful@example.org' });
  await api.visitor().post('/api/register', person);
  const { email, password } = person;
  const logIn = async (word = password) =>
    (await api.visitor().post('/api/auth/login', { email, password: word })).status;
  const wrong = async (times: number) =>
    Promise.all(Array.from({ length: times }, async () => logIn('wrong')));
  await wrong(9);
  expect(await logIn()).toBe(200);
  expect((await wrong(10)).every((status) => status === 401)).toBe(true);
  expect(await logIn()).toBe(429);
  clock += 16 * 60 * 1000;
  expect(await logIn()).toBe(200);
});

test.each(['https://meals.example.org', 'HTTPS://Meals.Example.org/'])(
  'with https the cookie is Secure and bound to this host: %s',
  async (address) => {
    const secure = await ApiInMemory.start({ PUBLIC_URL: address });
    const ada = secure.visitor();
    const { headers } = await ada.post('/api/register', registration());
    expect(headers.get('Set-Cookie')).toMatch(
      /^__Host-platelog_session=[\w-]{43}; path=\/; expires=.*; samesite=lax; secure; httponly$/i,
    );
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
    expect((await seen(ada)).status).toBe(200);
    const own = { Origin: 'https://meals.example.org' };
    expect((await ada.post('/api/auth/logout', {}, own)).status).toBe(200);
    await secure.stop();
  },
);
