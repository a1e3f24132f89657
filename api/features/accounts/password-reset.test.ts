import { ApiInMemory, registration } from '../../../test/kit/api-in-memory';
import { MailCounterpart } from '../../../test/kit/mail-counterpart';

const ABOUT = 'A new password for Platelog';
const PUBLIC_URL = 'https://meals.example.org';
const EMAIL = 'ada@example.org';
const OLD = registration()['password'] ?? '';
const NEW = 'difference engine 1822';

let clock = 0;
let mail: MailCounterpart;
let api: ApiInMemory;

beforeAll(async () => {
  mail = await MailCounterpart.start();
});
beforeEach(async () => {
  clock = Date.now();
  mail.forget();
  api = await ApiInMemory.start({ SMTP_URL: mail.url, PUBLIC_URL }, () => clock);
  await api.visitor().post('/api/register', registration({ email: EMAIL }));
});
afterEach(async () => api.stop());
afterAll(async () => mail.stop());

const ask = async (email: string, headers = {}) =>
  api.visitor().post('/api/auth/request-reset', { email }, headers);
const set = async (token: string, password = NEW) =>
  api.visitor().post('/api/auth/reset-password', { token, password, confirmPassword: password });
const check = async (token: string) => api.visitor().post('/api/auth/check-reset-link', { token });
const logIn = async (password: string) =>
  (await api.visitor().post('/api/auth/login', { email: EMAIL, password })).status;

async function mailedToken(): Promise<string> {
  const { text } = await mail.newestTo(EMAIL, ABOUT);
  return /https:\/\/meals\.example\.org\/reset-password#([\w-]{43})/.exec(text)?.[1] ?? '';
}

test('a link is mailed that sets a new password, once, and ends every session', async () => {
  const device = api.visitor();
  await device.post('/api/auth/login', { email: EMAIL, password: OLD });
  // A Host header that names another site must not get into the link.
  await ask(' ADA@example.org', { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test' });
  const { from, subject } = await mail.newestTo(EMAIL, ABOUT);
  expect({ from, subject }).toEqual({
    from: 'info@meals.example.org',
    subject: ABOUT,
  });
  const token = await mailedToken();
  mail.forget();
  expect((await set(token)).body).toEqual({ ok: true });
  await mail.newestTo(EMAIL, 'Your Platelog password was changed');
  expect((await device.get('/api/auth/me')).status).toBe(401);
  expect([await logIn(OLD), await logIn(NEW)]).toEqual([401, 200]);
  expect(await set(token, 'yet another one')).toMatchObject({
    status: 400,
    body: { code: 'bad_reset_token' },
  });
});

test('the response is the same for an unknown email, and nothing is mailed', async () => {
  const known = await ask(EMAIL);
  const unknown = await ask('nobody@example.org');
  const visible = ({ status, body }: typeof known) => ({ status, body });
  expect(visible(known)).toEqual(visible(unknown));
  await mail.newestTo(EMAIL, ABOUT);
  expect(mail.received.flatMap(({ to }) => to)).toEqual([EMAIL]);
});

test('the database has only the hash of the token, and the link expires after 30 minutes', async () => {
  await ask(EMAIL);
  const token = await mailedToken();
  const { reset_token } = await api.services.db
    .selectFrom('users')
    .select('reset_token')
    .executeTakeFirstOrThrow();
  expect(reset_token).toMatch(/^[0-9a-f]{64}$/);
  clock += 30 * 60_000;
  expect((await set(token)).body).toMatchObject({ code: 'bad_reset_token' });
  expect(await logIn(OLD)).toBe(200);
});

test('checking a link does not use it up and does not reveal the account', async () => {
  await ask(EMAIL);
  const token = await mailedToken();
  for (let n = 0; n < 2; n += 1) {
    expect(await check(token)).toMatchObject({ status: 200, body: { ok: true } });
  }
  expect(Object.keys((await check(token)).body as object)).toEqual(['ok']);
  expect((await set(token)).status).toBe(200);
  const refusal = async (one: string) => {
    const { status, body } = await check(one);
    return { status, body: { ...(body as object), requestId: '' } };
  };
  const used = await refusal(token);
  expect(used).toMatchObject({ status: 400, body: { code: 'bad_reset_token' } });
  mail.forget();
  await ask(EMAIL);
  const late = await mailedToken();
  clock += 30 * 60_000;
  expect([await refusal(late), await refusal('x'), await refusal('')]).toEqual([used, used, used]);
});

test('a newer link replaces the previous one', async () => {
  await ask(EMAIL);
  const first = await mailedToken();
  mail.forget();
  await ask(EMAIL);
  const second = await mailedToken();
  expect((await set(first)).status).toBe(400);
  expect((await set(second)).status).toBe(200);
});

test('if a link is used many times at once, one succeeds', async () => {
  await ask(EMAIL);
  const token = await mailedToken();
  const answers = await Promise.all(Array.from({ length: 8 }, async () => set(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each([
  ['too short', '1234567'],
  ['too common', 'password123'],
])('a password that is %s is refused, and the link still works', async (_what, password) => {
  await ask(EMAIL);
  const token = await mailedToken();
  expect(await set(token, password)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  });
  expect((await set(token)).status).toBe(200);
});

test('the sixth request for one email in an hour gets 429, with or without an account', async () => {
  const answers = [];
  for (let n = 0; n < 6; n += 1) answers.push((await ask('nobody@example.org')).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});

test('after too many requests for an account no more mail is sent, and the newest link still works', async () => {
  const busy = await ApiInMemory.start(
    { SMTP_URL: mail.url, PUBLIC_URL, TRUST_PROXY: '1' },
    () => clock,
  );
  await busy.visitor().post('/api/register', registration({ email: EMAIL }));
  const askFrom = async (address: string) =>
    busy
      .visitor()
      .post('/api/auth/request-reset', { email: EMAIL }, { 'X-Forwarded-For': address });
  let token = '';
  for (let n = 0; n < 5; n += 1) {
    mail.forget();
    await askFrom('10.0.0.1');
    token = await mailedToken();
  }
  expect((await askFrom('10.9.0.1')).body).toEqual({ ok: true, mail: 'sent' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(mail.received).toHaveLength(1);
  const body = { token, password: NEW, confirmPassword: NEW };
  expect((await busy.visitor().post('/api/auth/reset-password', body)).status).toBe(200);
  await busy.stop();
});

test('a mail that is refused temporarily is sent again', async () => {
  mail.busyFor = 1;
  await ask(EMAIL);
  const tries = async () =>
    (await api.services.db.selectFrom('mails').select('last_answer').execute())[0]?.last_answer;
  while ((await tries()) === null) await new Promise((resolve) => setTimeout(resolve, 20));
  clock += 5_000;
  api.services.mailer.wake();
  expect(await mailedToken()).toHaveLength(43);
});

test('the same rows are written for an unknown email before the response', async () => {
  const { db, mailer } = api.services;
  await mailer.stop();
  const written = async (email: string) => {
    await ask(email);
    const mails = await db.selectFrom('mails').select('body').execute();
    const jobs = await db.selectFrom('jobs').select('kind').execute();
    await db.deleteFrom('mails').execute();
    await db.deleteFrom('jobs').execute();
    return { jobs, sizes: mails.map(({ body }) => body?.length) };
  };
  const known = await written(EMAIL);
  expect(known).toEqual({ jobs: [{ kind: 'mail' }], sizes: [expect.any(Number)] });
  expect(await written('nobody@example.org')).toEqual(known);
});

test('the link is erased from the database once its mail is sent', async () => {
  await ask(EMAIL);
  const token = await mailedToken();
  const state = async () =>
    (await api.services.db.selectFrom('mails').select('state').executeTakeFirst())?.state;
  while ((await state()) !== 'sent') await new Promise((resolve) => setTimeout(resolve, 20));
  const rows = await api.services.db.selectFrom('mails').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a server without mail says so, without revealing accounts', async () => {
  const silent = await ApiInMemory.start();
  const answer = await silent.visitor().post('/api/auth/request-reset', { email: EMAIL });
  expect(answer.body).toEqual({ ok: true, mail: 'not_set_up' });
  await silent.stop();
});
