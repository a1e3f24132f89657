import { ApiInMemory, registration, type Visitor } from '../../../test/kit/api-in-memory';
import { MailCounterpart } from '../../../test/kit/mail-counterpart';

const OLD = registration()['password'] ?? '';
const NEW = 'difference engine 1822';
const CHANGED = 'Your Platelog password was changed';

let mail: MailCounterpart;
let api: ApiInMemory;
let ada: Visitor;
let email: string;

beforeAll(async () => {
  mail = await MailCounterpart.start();
  api = await ApiInMemory.start({ SMTP_URL: mail.url });
});
beforeEach(async () => {
  mail.forget();
  ada = await api.member();
  email = ((await ada.get('/api/auth/me')).body as { user: { email: string } }).user.email;
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

interface Change {
  currentPassword?: string;
  password?: string;
  confirmPassword?: string;
  keepOtherSessions?: boolean;
}

async function change(given: Change = {}, visitor = ada) {
  const { password = NEW } = given;
  const body = { currentPassword: OLD, password, confirmPassword: password, ...given };
  return visitor.send('/api/auth/password', {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
}

async function otherDevice(password = OLD): Promise<Visitor> {
  const visitor = api.visitor();
  expect((await visitor.post('/api/auth/login', { email, password })).status).toBe(200);
  return visitor;
}

const logIn = async (password: string) =>
  (await api.visitor().post('/api/auth/login', { email, password })).status;
const isIn = async (visitor: Visitor) => (await visitor.get('/api/auth/me')).status === 200;

test('the password is changed with the old one; other sessions end, this one stays', async () => {
  const tablet = await otherDevice();
  const { status, body } = await change();
  expect({ status, body }).toEqual({ status: 200, body: { ok: true, ended: 1 } });
  expect([await isIn(ada), await isIn(tablet)]).toEqual([true, false]);
  expect([await logIn(OLD), await logIn(NEW)]).toEqual([401, 200]);
  const { text } = await mail.newestTo(email, CHANGED);
  expect(text).toContain('Every other device was signed out.');
});

test('other sessions stay if the user chose that, and the mail says so', async () => {
  const tablet = await otherDevice();
  expect((await change({ keepOtherSessions: true })).body).toEqual({ ok: true, ended: 0 });
  expect([await isIn(ada), await isIn(tablet)]).toEqual([true, true]);
  const { text } = await mail.newestTo(email, CHANGED);
  expect(text).toContain('Your other devices stay signed in');
});

test('a change needs the current password and the new one twice', async () => {
  const bodies: [Change, number, string, string][] = [
    [{ currentPassword: 'wrong' }, 403, 'currentPassword', 'This is not your current password.'],
    [{ currentPassword: '' }, 400, 'currentPassword', 'Please enter your current password.'],
    [{ confirmPassword: 'another engine' }, 400, 'confirmPassword', "Passwords don't match"],
    [{ password: '1234567' }, 400, 'password', 'Password must be at least 8 characters'],
    [{ password: 'x'.repeat(129) }, 400, 'password', 'Password must be at most 128 characters'],
    [{ password: 'password123' }, 400, 'password', expect.stringContaining('attackers') as string],
    [{ password: OLD }, 400, 'password', 'This is already your password.'],
  ];
  for (const [body, status, field, words] of bodies) {
    expect(await change(body)).toMatchObject({ status, body: { fields: { [field]: words } } });
  }
  expect(await logIn(OLD)).toBe(200);
  expect(mail.received.filter(({ subject }) => subject === CHANGED)).toEqual([]);
});

test('a password is used as typed: blanks, signs and capitals count', async () => {
  const typed = ` Grüße an 🥣 ${'x'.repeat(100)} `;
  expect((await change({ password: typed })).status).toBe(200);
  expect([await logIn(typed.trim()), await logIn(typed.toLowerCase()), await logIn(typed)]).toEqual(
    [401, 401, 200],
  );
});

test('wrong current passwords are counted, and the eleventh gets 429', async () => {
  const answers = [];
  for (let n = 0; n < 11; n += 1) {
    answers.push((await change({ currentPassword: `guess ${n}` })).status);
  }
  expect(answers).toEqual([...Array<number>(10).fill(403), 429]);
  // Now even the right password is refused here, but not on another device.
  expect((await change()).status).toBe(429);
  expect((await change({}, await otherDevice())).status).toBe(200);
});

test('of two changes at the same time, one succeeds', async () => {
  const [one, other] = await Promise.all([
    change({ password: 'jacquard loom 1804', keepOtherSessions: true }),
    change({ password: 'tide predictor 1872', keepOtherSessions: true }),
  ]);
  expect([one.status, other.status].sort()).toEqual([200, 403]);
  const right = one.status === 200 ? 'jacquard loom 1804' : 'tide predictor 1872';
  expect(await logIn(right)).toBe(200);
});

test('a sign-in with the old password during the change leaves no open session', async () => {
  let old = OLD;
  for (let delay = 0; delay <= 120; delay += 10) {
    const next = `tide predictor ${delay}`;
    const thief = api.visitor();
    const changing = change({ currentPassword: old, password: next });
    await new Promise((go) => setTimeout(go, delay));
    const [changed] = await Promise.all([
      changing,
      thief.post('/api/auth/login', { email, password: old }),
    ]);
    expect([delay, changed.status, await isIn(thief)]).toEqual([delay, 200, false]);
    old = next;
  }
});

test('a password reset link that was mailed before stops working', async () => {
  await api.visitor().post('/api/auth/request-reset', { email });
  const { text } = await mail.newestTo(email, 'A new password for Platelog');
  const token = /reset-password#([\w-]{43})/.exec(text)?.[1] ?? '';
  expect(token).not.toBe('');
  await change();
  const set = { token, password: 'tide predictor 1872', confirmPassword: 'tide predictor 1872' };
  expect((await api.visitor().post('/api/auth/reset-password', set)).body).toMatchObject({
    code: 'bad_reset_token',
  });
});

describe('context words', () => {
  const own = () => [
    email,
    email.split('@')[0] ?? '',
    'AdaLovelace',
    'lovelace1815',
    'Platelog!2026',
  ];

  test("email, name and the product's name are refused as a password: on a change", async () => {
    for (const password of own()) {
      expect(await change({ password })).toMatchObject({
        status: 400,
        body: { fields: { password: expect.stringContaining('easy to guess') } },
      });
    }
    expect(await logIn(OLD)).toBe(200);
  });

  test("email, name and the product's name are refused as a password: at registration", async () => {
    const before = await api.counts();
    for (const password of ['newcomer@example.org', 'AdaLovelace', 'platelog-2026']) {
      const asked = registration({ email: 'newcomer@example.org', password });
      const answer = await api
        .visitor()
        .post('/api/register', { ...asked, confirmPassword: password });
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: { password: expect.stringContaining('easy to guess') } },
      });
    }
    expect(await api.counts()).toEqual(before);
  });

  test("email, name and the product's name are refused as a password: by a mailed link, which keeps working", async () => {
    await api.visitor().post('/api/auth/request-reset', { email });
    const { text } = await mail.newestTo(email, 'A new password for Platelog');
    const token = /reset-password#([\w-]{43})/.exec(text)?.[1] ?? '';
    const set = async (password: string) =>
      api
        .visitor()
        .post('/api/auth/reset-password', { token, password, confirmPassword: password });
    for (const password of own()) expect((await set(password)).status).toBe(400);
    expect((await set(NEW)).status).toBe(200);
  });
});
