import { ApiInMemory, registration, type Visitor } from '../../../../test/kit/api-in-memory';
import { Authenticator, setUpSecondFactor } from '../../../../test/kit/authenticator';
import { MailCounterpart } from '../../../../test/kit/mail-counterpart';

const STEP = 30_000;
const PASSWORD = registration()['password'] ?? '';
const ROOT = '/api/auth/second-factor';

let clock = Date.parse('2026-11-22T12:00:00Z');
let mail: MailCounterpart;
let api: ApiInMemory;
let ada: Visitor;
let email: string;

beforeAll(async () => {
  mail = await MailCounterpart.start();
  api = await ApiInMemory.start({ SMTP_URL: mail.url, TRUST_PROXY: '1' }, () => clock);
});
beforeEach(async () => {
  clock += 3600_000;
  mail.forget();
  ada = await api.member();
  email = ((await ada.get('/api/auth/me')).body as { user: { email: string } }).user.email;
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

const setUp = async () => setUpSecondFactor(ada, { password: PASSWORD, time: clock });
const remove = async (visitor: Visitor, body: object) =>
  visitor.send(ROOT, {
    method: 'DELETE',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
const state = async (visitor = ada) => (await visitor.get(ROOT)).body;

/** Signs in, by default on an unknown device, and returns the status and the error code. */
async function signIn(code?: string, visitor = api.visitor()) {
  const given = { email, password: PASSWORD, ...(code === undefined ? {} : { code }) };
  const { status, body } = await visitor.post('/api/auth/login', given);
  return [status, (body as { code?: string }).code];
}

const OK = [200, undefined];
const BAD = [401, 'bad_second_factor'];

test('two-step sign-in is off until a code of the shown secret is entered', async () => {
  expect(await state()).toEqual({ on: false, since: null, recoveryCodesLeft: 0 });
  const { body } = await ada.post(`${ROOT}/begin`, { currentPassword: PASSWORD });
  const { secret, address } = body as { secret: string; address: string };
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(new URL(address).searchParams.get('secret')).toBe(secret);
  expect(decodeURIComponent(address)).toContain(email);
  const wrong = await ada.post(`${ROOT}/confirm`, { code: '000000' });
  expect(wrong).toMatchObject({ status: 401, body: { fields: { code: expect.any(String) } } });
  expect(await state()).toMatchObject({ on: false });
  expect(await signIn()).toEqual(OK);
});

test('with two-step sign-in the password alone is not enough, and the error explains what to do in older apps', async () => {
  const { app } = await setUp();
  const answer = await api.visitor().post('/api/auth/login', { email, password: PASSWORD });
  expect(answer).toMatchObject({
    status: 401,
    body: {
      code: 'second_factor_needed',
      detail: expect.stringMatching(/^Please enter the code.*reload the page\.$/),
    },
  });
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await signIn(app.codeAt(clock + STEP))).toEqual(OK);
});

test('a wrong password does not reveal that two-step sign-in is on', async () => {
  const { app } = await setUp();
  for (const code of [undefined, app.codeAt(clock + STEP)]) {
    const more = code === undefined ? {} : { code };
    const given = { email, password: 'wrong', ...more };
    const { status, body } = await api.visitor().post('/api/auth/login', given);
    expect([status, body]).toEqual([401, expect.objectContaining({ code: 'bad_credentials' })]);
  }
  // The attempt did not use up the code.
  expect(await signIn(app.codeAt(clock + STEP))).toEqual(OK);
});

test('a code works once, from one step before its time to one step after', async () => {
  const { app } = await setUp();
  expect(await signIn(app.codeAt(clock))).toEqual(BAD);
  clock += 10 * STEP;
  expect(await signIn(app.codeAt(clock - 2 * STEP))).toEqual(BAD);
  expect(await signIn(app.codeAt(clock + 2 * STEP))).toEqual(BAD);
  expect(await signIn(app.codeAt(clock - STEP))).toEqual(OK);
  expect(await signIn(app.codeAt(clock - STEP))).toEqual(BAD);
  expect(await signIn(app.codeAt(clock + STEP))).toEqual(OK);
  // A used code uses up the codes before it.
  expect(await signIn(app.codeAt(clock))).toEqual(BAD);
});

test('if a code is sent several times at once, one succeeds', async () => {
  const { app, recoveryCodes } = await setUp();
  for (const code of [app.codeAt(clock + STEP), recoveryCodes[0] ?? '']) {
    const answers = await Promise.all([signIn(code), signIn(code), signIn(code)]);
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  }
});

test('ten recovery codes sign in, each once, and the user is notified by mail', async () => {
  const { recoveryCodes } = await setUp();
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}\w{4}$/);
  const [first = '', second = ''] = recoveryCodes;
  expect(await signIn(first)).toEqual(OK);
  const { text } = await mail.newestTo(email, 'A recovery code of your account was used');
  expect(text).toContain('9 recovery codes are left');
  expect(await signIn(first)).toEqual(BAD);
  expect(await signIn(second.toLowerCase().replaceAll('-', ' '))).toEqual(OK);
  expect(await state()).toMatchObject({ on: true, since: clock, recoveryCodesLeft: 8 });
});

test('the database has only hashes of the recovery codes, which have 120 bits', async () => {
  const { recoveryCodes } = await setUp();
  const rows = await api.services.db.selectFrom('recovery_codes').selectAll().execute();
  const kept = JSON.stringify(rows);
  for (const code of recoveryCodes) {
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(code.replaceAll('-', ''));
    expect(code.replaceAll('-', '')).toHaveLength(24);
  }
  expect(rows.every(({ code_hash }) => /^[0-9a-f]{64}$/.test(code_hash))).toBe(true);
});

test('turning it on ends every other session, keeps this one, and is notified by mail', async () => {
  const tablet = api.visitor();
  await signIn(undefined, tablet);
  expect((await tablet.get('/api/auth/me')).status).toBe(200);
  await setUp();
  expect((await tablet.get('/api/auth/me')).status).toBe(401);
  expect((await ada.get('/api/auth/me')).status).toBe(200);
  const { text } = await mail.newestTo(email, 'Two-step sign-in is on');
  expect(text).toContain('needs a code from your authenticator app');
});

test('a new secret can be confirmed for half an hour, and replaces the one before', async () => {
  const begin = async () => {
    const { body } = await ada.post(`${ROOT}/begin`, { currentPassword: PASSWORD });
    return (body as { secret: string }).secret;
  };
  const confirm = async (secret: string) => {
    const code = new Authenticator(secret).codeAt(clock);
    const { body } = await ada.post(`${ROOT}/confirm`, { code });
    return (body as { code?: string }).code;
  };
  const first = await begin();
  const second = await begin();
  expect(await confirm(first)).toBe('bad_second_factor');
  clock += 30 * 60_000;
  expect(await confirm(second)).toBe('second_factor_not_begun');
  expect(await confirm(await begin())).toBeUndefined();
  expect(await confirm(second)).toBe('second_factor_on');
});

test('while it is on, it cannot be set up again', async () => {
  const { app } = await setUp();
  const again = await ada.post(`${ROOT}/begin`, { currentPassword: PASSWORD });
  expect(again).toMatchObject({ status: 409, body: { code: 'second_factor_on' } });
  expect(await signIn(app.codeAt(clock + STEP))).toEqual(OK);
});

test.each([
  ['setting it up', async () => ada.post(`${ROOT}/begin`, { currentPassword: 'wrong' })],
  [
    'new recovery codes',
    async (app: Authenticator) =>
      ada.post(`${ROOT}/recovery-codes`, {
        currentPassword: 'wrong',
        code: app.codeAt(clock + STEP),
      }),
  ],
  [
    'turning it off',
    async (app: Authenticator) =>
      remove(ada, { currentPassword: 'wrong', code: app.codeAt(clock + STEP) }),
  ],
])('%s needs the password', async (_what, ask) => {
  const { app } = await setUp();
  const before = await state();
  expect(await ask(app)).toMatchObject({
    status: 403,
    body: { code: 'wrong_password', fields: { currentPassword: expect.any(String) } },
  });
  expect(await state()).toEqual(before);
});

test('new recovery codes need a code, and replace the old ones', async () => {
  const { app, recoveryCodes } = await setUp();
  const renew = async (code: string) =>
    ada.post(`${ROOT}/recovery-codes`, { currentPassword: PASSWORD, code });
  expect(await renew(app.codeAt(clock))).toMatchObject({ status: 401 });
  const { body } = await renew(app.codeAt(clock + STEP));
  const fresh = (body as { recoveryCodes: string[] }).recoveryCodes;
  expect(await signIn(recoveryCodes[0])).toEqual(BAD);
  expect(await signIn(fresh[0])).toEqual(OK);
  expect(await state()).toMatchObject({ recoveryCodesLeft: 9 });
});

test('turning it off needs the password and a code; then the password is enough, and the user is notified by mail', async () => {
  const { app } = await setUp();
  expect((await remove(ada, { currentPassword: PASSWORD })).status).toBe(400);
  expect((await remove(ada, { currentPassword: PASSWORD, code: '000000' })).status).toBe(401);
  expect(await signIn()).toEqual([401, 'second_factor_needed']);
  const code = app.codeAt(clock + STEP);
  expect((await remove(ada, { currentPassword: PASSWORD, code })).body).toEqual({ ok: true });
  expect((await mail.newestTo(email, 'Two-step sign-in is off')).text).toContain('your password');
  expect(await signIn()).toEqual(OK);
  expect(await state()).toEqual({ on: false, since: null, recoveryCodesLeft: 0 });
  const again = await remove(ada, { currentPassword: PASSWORD, code });
  expect(again).toMatchObject({ status: 409, body: { code: 'second_factor_off' } });
});

test('a recovery code turns it off if the phone is lost', async () => {
  const { recoveryCodes } = await setUp();
  const code = recoveryCodes[4];
  expect((await remove(ada, { currentPassword: PASSWORD, code })).status).toBe(200);
});

test('a password reset leaves it on, and a login still needs a code', async () => {
  const { app } = await setUp();
  await api.visitor().post('/api/auth/request-reset', { email });
  const { text } = await mail.newestTo(email, 'A new password for Platelog');
  const token = /#([\w-]{43})/.exec(text)?.[1];
  const password = 'difference engine 1822';
  const set = { token, password, confirmPassword: password };
  const reset = await api.visitor().post('/api/auth/reset-password', set);
  expect([reset.status, reset.headers.getSetCookie()]).toEqual([200, []]);
  const login = async (more: object) =>
    (await api.visitor().post('/api/auth/login', { email, password, ...more })).status;
  expect(await login({})).toBe(401);
  expect(await login({ code: app.codeAt(clock + STEP) })).toBe(200);
});

test('deleting an account deletes its secret and its recovery codes', async () => {
  await setUp();
  await ada.send('/api/account', {
    method: 'DELETE',
    body: JSON.stringify({ currentPassword: PASSWORD }),
    headers: { 'Content-Type': 'application/json' },
  });
  for (const table of ['second_factors', 'recovery_codes'] as const) {
    const rows = await api.services.db
      .selectFrom(table)
      .selectAll()
      .where('owner_id', '=', ada.userId)
      .execute();
    expect(rows).toEqual([]);
  }
});
