import { ApiInMemory, registration, type Visitor } from '../../test/kit/api-in-memory';

const DAY = 24 * 3600 * 1000;

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

test('a session on a shared device is over after 12 hours, and its cookie is gone with the browser', async () => {
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

test('visits on one day write nothing', async () => {
  const ada = await api.member();
  const sessions = async () => api.services.db.selectFrom('sessions').selectAll().execute();
  const before = await sessions();
  clock += DAY / 2;
  expect((await seen(ada)).headers.has('Set-Cookie')).toBe(false);
  expect(await sessions()).toEqual(before);
});

test('a password is good for ever: nobody is made to change it', async () => {
  const person = registration({ email: 'faithful@example.org' });
  await api.visitor().post('/api/register', person);
  clock += 20 * 365 * DAY;
  const { email, password } = person;
  expect((await api.visitor().post('/api/auth/login', { email, password })).status).toBe(200);
});

test('an account that was deleted is told so', async () => {
  const ada = await api.member();
  await api.services.db
    .updateTable('users')
    .set({ deleted_at: clock })
    .where('id', '=', ada.userId)
    .execute();
  expect((await seen(ada)).body).toMatchObject({ code: 'account_deleted', status: 410 });
});

test('tries are counted anew when their window is over, and forgiven by the right password', async () => {
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

test('where people come by https, the cookie is bound to it and to this host', async () => {
  const secure = await ApiInMemory.start({ PUBLIC_URL: 'https://meals.example.org' });
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
});
