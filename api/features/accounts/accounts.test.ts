import { hash } from '@node-rs/argon2';

import { ApiInMemory, registration } from '../../../test/kit/api-in-memory';
import { askSync, op } from '../../../test/kit/sync-requests';

let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start();
});
afterAll(async () => api.stop());

test('registering signs the user in and returns their own data', async () => {
  const visitor = api.visitor();
  const { status, body } = await visitor.post(
    '/api/register',
    registration({ email: 'Grace@Example.org' }),
  );
  expect(status).toBe(200);
  expect(body).toEqual({
    user: {
      id: expect.any(String),
      username: 'Ada',
      email: 'grace@example.org',
      firstName: 'Ada',
      hostPlan: { freeImages: 3, premiumForAll: false },
      lastName: 'Lovelace',
      subscriptionStatus: 'free',
      subscriptionEndDate: null,
      imagesUploaded: 0,
      newEmail: null,
      hasPassword: true,
      createdAt: expect.any(Number),
    },
    consents: expect.objectContaining({
      ai: null,
      health: { given: true, at: expect.any(Number) },
    }),
  });
  expect((await visitor.get('/api/auth/me')).body).toEqual(body);
});

test('the session is an HttpOnly, SameSite cookie, and the database has only its hash', async () => {
  const { headers } = await api
    .visitor()
    .post('/api/register', registration({ email: 'cookie@example.org' }));
  const cookie = headers.get('Set-Cookie') ?? '';
  expect(cookie).toMatch(/^platelog_session=[\w-]{43};.*path=\/.*samesite=lax.*httponly/i);
  const token = /=([\w-]{43});/.exec(cookie)?.[1];
  const rows = await api.services.db.selectFrom('sessions').select('token_hash').execute();
  expect(rows.map((row) => row.token_hash)).not.toContain(token);
});

test('the password is stored as argon2id with the current parameters', async () => {
  await api.visitor().post('/api/register', registration({ email: 'hash@example.org' }));
  const { password } = await api.services.db
    .selectFrom('users')
    .select('password')
    .where('email', '=', 'hash@example.org')
    .executeTakeFirstOrThrow();
  expect(password).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
});

test('a hash with old parameters is renewed at sign-in, but not for a wrong password', async () => {
  const asked = registration({ email: 'early@example.org' });
  await api.visitor().post('/api/register', asked);
  const { email = '', password = '' } = asked;
  const early = await hash(password, { memoryCost: 8_192, timeCost: 1 });
  await api.services.db
    .updateTable('users')
    .set({ password: early })
    .where('email', '=', email)
    .execute();
  const stored = async () =>
    (
      await api.services.db
        .selectFrom('users')
        .select('password')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).password;
  const logIn = async (word: string) =>
    (await api.visitor().post('/api/auth/login', { email, password: word })).status;
  expect([await logIn('wrong'), await stored()]).toEqual([401, early]);
  expect(await logIn(password)).toBe(200);
  const renewed = await stored();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  // A hash with the current parameters is not renewed again.
  expect([await logIn(password), await stored()]).toEqual([200, renewed]);
  await api.services.db
    .updateTable('users')
    .set({ password: early })
    .where('email', '=', email)
    .execute();
  expect(await Promise.all([logIn(password), logIn(password)])).toEqual([200, 200]);
});

test('an email that is taken is refused, whatever its case, and no account is added', async () => {
  await api.visitor().post('/api/register', registration({ email: 'taken@example.org' }));
  const before = await api.counts();
  const { status, body, headers } = await api
    .visitor()
    .post('/api/register', registration({ email: 'TAKEN@example.org ' }));
  expect(status).toBe(409);
  expect(headers.get('Content-Type')).toContain('application/problem+json');
  expect(body).toMatchObject({ code: 'email_taken', fields: { email: expect.any(String) } });
  expect(await api.counts()).toEqual(before);
});

test.each([
  ['an empty email', { email: '' }, 'email', 'Please enter a valid email'],
  ['an invalid email', { email: 'ada' }, 'email', 'Please enter a valid email'],
  [
    'a password of seven characters',
    { password: '1234567', confirmPassword: '1234567' },
    'password',
    'Password must be at least 8 characters',
  ],
  [
    'a password of 129 characters',
    { password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
    'password',
    'Password must be at most 128 characters',
  ],
  [
    'two different passwords',
    { confirmPassword: 'something else' },
    'confirmPassword',
    "Passwords don't match",
  ],
  [
    'a common password',
    { password: 'password123', confirmPassword: 'password123' },
    'password',
    expect.stringContaining('attackers'),
  ],
  ['no name', { firstName: '  ' }, 'firstName', 'First name is required'],
  ['an unknown field', { isAdmin: 'true' }, 'isAdmin', 'This field is not known.'],
])(
  'registering with %s gives an error for its field and changes nothing',
  async (_what, change, field, words) => {
    const before = await api.counts();
    const { status, body } = await api
      .visitor()
      .post('/api/register', registration({ email: 'new@example.org', ...change }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_input', fields: { [field]: words } });
    expect(await api.counts()).toEqual(before);
  },
);

test.each([
  ['of lowercase letters only', 'a'.repeat(4) + 'violetsareblue'],
  ['of digits only', '8401937562'],
  ['of 64 characters', 'correct horse '.repeat(5).slice(0, 63) + '.'],
  ['of 128 characters', '128 '.repeat(31) + 'last'],
  ['with spaces at both ends', '  in blanks  '],
  ['of other letters and symbols', 'żółć 甘い 🍜🍜🍜 пароль'],
])('a password %s is accepted, and checked as it was typed', async (_what, password) => {
  const email = `verbatim-${password.length}-${password.codePointAt(0) ?? 0}@example.org`;
  const person = registration({ email, password, confirmPassword: password });
  expect((await api.visitor().post('/api/register', person)).status).toBe(200);
  const logIn = async (typed: string) =>
    (await api.visitor().post('/api/auth/login', { email, password: typed })).status;
  expect(await logIn(password)).toBe(200);
  expect(await logIn(`${password.slice(0, -1)}~`)).toBe(401);
  expect(await logIn(password.trim().slice(0, -1))).toBe(401);
});

test('a very long email is refused at once', async () => {
  const { status } = await api
    .visitor()
    .post('/api/register', registration({ email: `${'@'.repeat(20_000)}x` }));
  expect(status).toBe(400);
});

test('a wrong password and an unknown email get the same response', async () => {
  await api.visitor().post('/api/register', registration({ email: 'known@example.org' }));
  const wrong = await api
    .visitor()
    .post('/api/auth/login', { email: 'known@example.org', password: 'wrong' });
  const nobody = await api
    .visitor()
    .post('/api/auth/login', { email: 'nobody@example.org', password: 'wrong' });
  expect(wrong.status).toBe(401);
  expect({ ...(wrong.body as object), requestId: '' }).toEqual({
    ...(nobody.body as object),
    requestId: '',
  });
});

test('signing in again gives a new session and ends the old one', async () => {
  const visitor = api.visitor();
  await visitor.post('/api/register', registration({ email: 'twice@example.org' }));
  const old = visitor.cookies;
  const { password = '' } = registration();
  expect(
    (await visitor.post('/api/auth/login', { email: 'twice@example.org', password })).status,
  ).toBe(200);
  expect(visitor.cookies).not.toBe(old);
  visitor.cookies = old;
  expect((await visitor.get('/api/auth/me')).status).toBe(401);
});

test('after signing out the cookie gives no access', async () => {
  const visitor = await api.member();
  const cookie = visitor.cookies;
  expect((await visitor.post('/api/auth/logout', {})).body).toEqual({ ok: true });
  visitor.cookies = cookie;
  const { status, body } = await visitor.get('/api/auth/me');
  expect(status).toBe(401);
  expect(body).toMatchObject({ code: 'not_authenticated', detail: 'Not authenticated' });
});

test('the eleventh wrong password for one account gets 429', async () => {
  const tries = Array.from({ length: 11 }, () =>
    api.visitor().post('/api/auth/login', { email: 'guessed@example.org', password: 'x' }),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  expect(answers.find(({ status }) => status === 429)?.headers.get('Retry-After')).toMatch(/^\d+$/);
});

test.each([
  [{ isThirteenOrOlder: undefined }],
  [{ isThirteenOrOlder: false }],
  [{ isThirteenOrOlder: 'true' }],
])('%j stores no account', async (change) => {
  const email = `${Date.now()}@example.org`;
  const before = await api.counts();
  const { status, body } = await api
    .visitor()
    .post('/api/register', { ...registration({ email }), ...change });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    fields: { isThirteenOrOlder: 'Please confirm that you are 13 or older.' },
  });
  expect(await api.counts()).toEqual(before);
});

test('a user who registers without an answer on health data was not asked, and is not restricted', async () => {
  const visitor = api.visitor();
  const person = { ...registration({ email: 'plain@example.org' }), healthConsent: undefined };
  const { body } = await visitor.post('/api/register', person);
  visitor.userId = (body as { user: { id: string } }).user.id;
  expect(body).toMatchObject({ consents: { health: null } });
  expect((await askSync(visitor, { ops: [op()] })).status).toBe(200);
});
