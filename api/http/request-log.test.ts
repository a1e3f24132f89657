import { createHash } from 'node:crypto';

import { ApiInMemory, registration } from '../../test/kit/api-in-memory';

let api: ApiInMemory;
let lines: { level: 'debug' | 'info' | 'warn'; words: string; line: Record<string, unknown> }[];
beforeAll(async () => {
  api = await ApiInMemory.start({
    TRUST_PROXY: '1',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    // Nothing listens on this port.
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  });
  // Lines below the log level are not created at all.
  api.services.log.level = 'debug';
  for (const level of ['debug', 'info', 'warn'] as const)
    jest.spyOn(api.services.log, level).mockImplementation(((line: object, words: string) => {
      lines.push({ level, words, line: line as Record<string, unknown> });
    }) as never);
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => api.stop());

const ADDRESS = { 'X-Forwarded-For': '::ffff:192.0.2.77' };
const hashOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 16);
const last = () => lines.at(-1);

test('a sign-in has one log line with account, hash of the name, network and request id', async () => {
  const person = registration({ email: 'Ada.Logged@example.org' });
  const visitor = api.visitor();
  const { body } = await visitor.post('/api/register', person);
  const { user } = body as { user: { id: string } };
  const { email, password } = person;
  await visitor.post('/api/auth/login', { email, password }, ADDRESS);
  expect(last()).toEqual({
    level: 'info',
    words: 'request',
    line: {
      method: 'POST',
      path: '/api/auth/login',
      status: 200,
      network: '192.0.2.0/24',
      ms: expect.any(Number),
      requestId: expect.any(String),
      who: user.id,
      name: hashOf('ada.logged@example.org'),
    },
  });
  expect(JSON.stringify(lines)).not.toMatch(/logged@example/i);
});

test('a wrong password is a warning with the request id of the response', async () => {
  const wrong = { email: 'nobody@example.org', password: 'wrong' };
  const { body } = await api.visitor().post('/api/auth/login', wrong, ADDRESS);
  expect(last()).toMatchObject({
    level: 'warn',
    words: 'refused',
    line: {
      code: 'bad_credentials',
      status: 401,
      network: '192.0.2.0/24',
      name: hashOf('nobody@example.org'),
      requestId: (body as { requestId: string }).requestId,
    },
  });
});

test('a call from another site and too many attempts are warnings', async () => {
  await api.visitor().post('/api/auth/login', {}, { 'Sec-Fetch-Site': 'cross-site' });
  expect(last()).toMatchObject({ level: 'warn', line: { code: 'cross_site' } });
  const wrong = { email: 'tried@example.org', password: 'wrong' };
  for (let tries = 0; tries < 11; tries += 1) await api.visitor().post('/api/auth/login', wrong);
  expect(last()).toMatchObject({ level: 'warn', line: { code: 'rate_limited', status: 429 } });
});

test('an invalid session is logged as such, and an invalid input is not a warning', async () => {
  await fetch(`${api.url}/api/auth/me`, { headers: { Cookie: 'platelog_session=made-up' } });
  expect(last()).toMatchObject({
    level: 'info',
    line: { code: 'not_authenticated', staleSession: true },
  });
  await api.visitor().get('/api/auth/me');
  expect(last()).toMatchObject({ level: 'debug', line: { code: 'not_authenticated' } });
  await api.visitor().get('/api/nothing-here');
  expect(last()).toMatchObject({ level: 'debug', line: { code: 'not_found', status: 404 } });
});

test('calls that the caller is not allowed to make are logged at every log level', async () => {
  const ada = await api.member();
  await ada.get('/api/admin/users');
  expect(last()).toMatchObject({ level: 'info', line: { code: 'admin_not_authenticated' } });
  const asked = { description: 'tea', mealTime: '2026-11-20T12:00' };
  await ada.post('/api/analyze-text', { ...asked, userId: 'somebody' });
  expect(last()).toMatchObject({ level: 'warn', line: { code: 'wrong_user', who: ada.userId } });
  await ada.post('/api/analyze-text', asked);
  expect(last()).toMatchObject({ level: 'debug', line: { status: 200, who: ada.userId } });
});

test('the end of a session, and wrong links, names and signatures are logged at every log level', async () => {
  const ada = await api.member();
  await ada.get('/api/auth/me');
  expect(last()).toMatchObject({ level: 'debug', line: { path: '/api/auth/me' } });
  await ada.post('/api/auth/logout', {});
  expect(last()).toMatchObject({
    level: 'info',
    line: { path: '/api/auth/logout', status: 200, who: ada.userId },
  });
  const word = 'difference engine 1822';
  const reset = { token: 'x'.repeat(43), password: word, confirmPassword: word };
  await api.visitor().post('/api/auth/reset-password', reset);
  expect(last()).toMatchObject({ level: 'warn', line: { code: 'bad_reset_token' } });
  await api.visitor().post('/api/admin/login', { username: 'root', password: 'root' });
  expect(last()).toMatchObject({
    level: 'warn',
    line: { code: 'bad_admin_credentials', name: hashOf('root') },
  });
  const signature = { 'Stripe-Signature': 't=1,v1=00' };
  await api.visitor().post('/api/stripe/webhook', { id: 'evt_1' }, signature);
  expect(last()).toMatchObject({ level: 'warn', line: { code: 'bad_signature' } });
});

test('lines that are logged while a request is handled have its id', async () => {
  const ada = await api.member();
  const child = jest.spyOn(api.services.log, 'child');
  const { status, body } = await ada.post('/api/create-subscription', {});
  const { requestId } = body as { requestId: string };
  expect(status).toBe(503);
  expect(child).toHaveBeenCalledWith({ requestId });
  expect(last()).toMatchObject({ line: { requestId, code: 'payments_unreachable' } });
});
