import { createHash } from 'node:crypto';

import { ApiInMemory, registration } from '../../test/kit/api-in-memory';

let api: ApiInMemory;
let lines: { level: 'info' | 'warn'; words: string; line: Record<string, unknown> }[];
beforeAll(async () => {
  api = await ApiInMemory.start({ TRUST_PROXY: '1' });
  for (const level of ['info', 'warn'] as const)
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

test('a sign-in has one line: who, the hash of the name, the network and an id', async () => {
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
      ...{ method: 'POST', path: '/api/auth/login', status: 200, network: '192.0.2.0/24' },
      ...{ ms: expect.any(Number), requestId: expect.any(String) },
      ...{ who: user.id, name: hashOf('ada.logged@example.org') },
    },
  });
  expect(JSON.stringify(lines)).not.toMatch(/logged@example/i);
});

test('a wrong password is a warning, with the request id that the answer has', async () => {
  const wrong = { email: 'nobody@example.org', password: 'wrong' };
  const { body } = await api.visitor().post('/api/auth/login', wrong, ADDRESS);
  expect(last()).toMatchObject({
    level: 'warn',
    words: 'refused',
    line: {
      ...{ code: 'bad_credentials', status: 401, network: '192.0.2.0/24' },
      ...{ name: hashOf('nobody@example.org') },
      requestId: (body as { requestId: string }).requestId,
    },
  });
});

test('a page of another site, and too many tries, are warnings', async () => {
  await api.visitor().post('/api/auth/login', {}, { 'Sec-Fetch-Site': 'cross-site' });
  expect(last()).toMatchObject({ level: 'warn', line: { code: 'cross_site' } });
  const wrong = { email: 'tried@example.org', password: 'wrong' };
  for (let tries = 0; tries < 11; tries += 1) await api.visitor().post('/api/auth/login', wrong);
  expect(last()).toMatchObject({ level: 'warn', line: { code: 'rate_limited', status: 429 } });
});

test('a session that is none is named, and a call that is only mistaken is no warning', async () => {
  await fetch(`${api.url}/api/auth/me`, { headers: { Cookie: 'platelog_session=made-up' } });
  expect(last()).toMatchObject({ level: 'info', line: { staleSession: true } });
  await api.visitor().get('/api/nothing-here');
  expect(last()).toMatchObject({ level: 'info', line: { code: 'not_found', status: 404 } });
});
