import { ApiInMemory, registration, type Visitor } from '../../../test/kit/api-in-memory';
import { openDesk } from '../../../test/kit/desk';
import { MailCounterpart } from '../../../test/kit/mail-counterpart';
import { forgetEmailChangesBefore } from '../../store/email-changes';

const PASSWORD = registration()['password'] ?? '';
const NEW = 'new-ada@example.org';
const ASKED = 'Your Platelog email is about to change';
const CHANGED = 'Your Platelog email was changed';
const CONFIRM = 'Confirm your new address for Platelog';
const PUBLIC_URL = 'https://meals.example.org';
const DAY_MS = 24 * 3600_000;

let clock: number;
let mail: MailCounterpart;
let api: ApiInMemory;
let ada: Visitor;
let old: string;
let told: string[];

beforeAll(async () => {
  mail = await MailCounterpart.start();
});
beforeEach(async () => {
  clock = Date.now();
  mail.forget();
  api = await ApiInMemory.start({ SMTP_URL: mail.url, PUBLIC_URL }, () => clock);
  ada = await api.member();
  old = (await me()).email;
  told = [];
});
afterEach(async () => api.stop());
afterAll(async () => mail.stop());

interface User {
  email: string;
  newEmail: { email: string; until: number } | null;
}
const me = async (visitor = ada) =>
  ((await visitor.get('/api/auth/me')).body as { user: User }).user;
const ask = async (email = NEW, visitor = ada) =>
  visitor.send('/api/auth/update-email', {
    method: 'PUT',
    body: JSON.stringify({ email, currentPassword: PASSWORD }),
    headers: { 'Content-Type': 'application/json' },
  });
const resend = async () => ada.post('/api/auth/resend-email-link', {});
const cancel = async () => ada.post('/api/auth/cancel-email-change', {});
const open = async (token: string, visitor = api.visitor()) =>
  visitor.post('/api/auth/confirm-email', { token });
const logIn = async (email: string) =>
  (await api.visitor().post('/api/auth/login', { email, password: PASSWORD })).status;

/** The token of the newest mailed link that the test has not seen yet. */
async function mailedToken(to = NEW): Promise<string> {
  for (;;) {
    const { text } = await mail.newestTo(to, CONFIRM);
    const token = /https:\/\/meals\.example\.org\/confirm-email#([\w-]{43})\s/.exec(text)?.[1];
    if (token !== undefined && !told.includes(token)) {
      told.push(token);
      return token;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('a new email is active once its link was opened, on any device', async () => {
  const asked = await ask('New-Ada@Example.org');
  const newEmail = { email: NEW, until: clock + DAY_MS };
  expect(asked).toMatchObject({ status: 200, body: { user: { email: old, newEmail } } });
  expect(await me()).toMatchObject({ email: old, newEmail });
  expect([await logIn(old), await logIn(NEW)]).toEqual([200, 401]);
  const token = await mailedToken();
  // On a device without a session.
  expect((await open(token)).body).toEqual({ email: NEW, own: false });
  expect(await me()).toMatchObject({ email: NEW, newEmail: null });
  expect([await logIn(old), await logIn(NEW)]).toEqual([401, 200]);
  expect(await open(token)).toMatchObject({ status: 400, body: { code: 'bad_email_token' } });
});

test('a device that is signed in learns that the account is its own one', async () => {
  await ask();
  expect((await open(await mailedToken(), ada)).body).toEqual({ email: NEW, own: true });
});

test('the old email is notified before and after, with what to do and without the complete new email', async () => {
  await ask();
  const before = await mail.newestTo(old, ASKED);
  expect(before.text).toContain('n…@example.org');
  expect(before.text).not.toContain(NEW);
  expect(before.text).toContain('choose a new password now');
  await open(await mailedToken());
  const after = (await mail.newestTo(old, CHANGED)).text;
  expect(after).toContain('n…@example.org');
  expect(after).not.toContain(NEW);
  expect(mail.received.filter(({ to }) => to.includes(NEW))).toHaveLength(1);
});

test('the database has only the hash of the token, and the link expires after a day', async () => {
  await ask();
  const token = await mailedToken();
  const state = async () =>
    (await api.services.db.selectFrom('mails').select('state').execute()).map((row) => row.state);
  while ((await state()).includes('waiting')) await new Promise((done) => setTimeout(done, 20));
  const { db } = api.services;
  const rows = [
    ...(await db.selectFrom('users').selectAll().execute()),
    ...(await db.selectFrom('mails').selectAll().execute()),
  ];
  expect(JSON.stringify(rows)).not.toContain(token);
  clock += DAY_MS;
  expect((await open(token)).body).toMatchObject({ code: 'bad_email_token' });
  expect((await me()).email).toBe(old);
});

test('a second change replaces the first, and so does a link that is sent again', async () => {
  await ask();
  const first = await mailedToken();
  await ask('third@example.org');
  const second = await mailedToken('third@example.org');
  expect((await resend()).body).toMatchObject({
    user: { newEmail: { email: 'third@example.org' } },
  });
  const third = await mailedToken('third@example.org');
  expect([(await open(first)).status, (await open(second)).status]).toEqual([400, 400]);
  expect((await open(third)).body).toMatchObject({ email: 'third@example.org' });
});

test('a link of a canceled change does nothing, and entering the current address cancels a change too', async () => {
  await ask();
  const token = await mailedToken();
  expect((await cancel()).body).toMatchObject({ user: { email: old, newEmail: null } });
  expect((await open(token)).status).toBe(400);
  expect(await resend()).toMatchObject({ status: 404, body: { code: 'not_found' } });
  await ask();
  expect((await ask(old.toUpperCase())).body).toMatchObject({
    user: { email: old, newEmail: null },
  });
  expect((await open(await mailedToken())).status).toBe(400);
});

test('an email that another account has taken meanwhile is refused with an explanation', async () => {
  await ask();
  const token = await mailedToken();
  await api.visitor().post('/api/register', registration({ email: NEW }));
  const answer = await open(token);
  expect(answer).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  expect((answer.body as { detail: string }).detail).toBe(
    `Another account now uses ${NEW}. Your email is still ${old}.`,
  );
  expect(await me()).toMatchObject({ email: old, newEmail: null });
});

test('if two accounts request the same email, the first one to open its link gets it', async () => {
  const eve = await api.member('Eve');
  await ask();
  const adas = await mailedToken();
  await ask(NEW, eve);
  const eves = await mailedToken();
  expect([(await open(adas)).status, (await open(eves)).status]).toEqual([200, 409]);
  expect((await me()).email).toBe(NEW);
});

test('if a link is opened many times at once, one succeeds', async () => {
  await ask();
  const token = await mailedToken();
  const answers = await Promise.all(Array.from({ length: 8 }, async () => open(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a password reset by the old email cancels a pending change', async () => {
  await ask();
  const token = await mailedToken();
  await api.visitor().post('/api/auth/request-reset', { email: old });
  const { text } = await mail.newestTo(old, 'A new password for Platelog');
  const reset = /reset-password#([\w-]{43})/.exec(text)?.[1] ?? '';
  const password = 'difference engine 1822';
  const set = { token: reset, password, confirmPassword: password };
  expect((await api.visitor().post('/api/auth/reset-password', set)).status).toBe(200);
  expect((await open(token)).status).toBe(400);
});

test('an email set by an administrator cancels a pending change', async () => {
  await ask();
  const token = await mailedToken();
  const { visitor } = await openDesk(api);
  await visitor.send(`/api/admin/users/${ada.userId}/email`, {
    method: 'PUT',
    body: JSON.stringify({ email: 'countess@example.org' }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(await me()).toMatchObject({ email: 'countess@example.org', newEmail: null });
  expect((await open(token)).status).toBe(400);
});

test('too many requests for links are refused with an explanation, and the last link still works', async () => {
  for (let n = 0; n < 5; n += 1) expect((await ask()).status).toBe(200);
  const answer = await ask('sixth@example.org');
  expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect((answer.body as { detail: string }).detail).toContain('Use the newest one');
  expect((await me()).newEmail?.email).toBe(NEW);
});

test('links to an email are counted over all accounts', async () => {
  for (let n = 0; n < 5; n += 1) expect((await ask()).status).toBe(200);
  await cancel();
  const deleted = await ada.send('/api/account', {
    method: 'DELETE',
    body: JSON.stringify({ currentPassword: PASSWORD }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(deleted.status).toBe(200);
  expect((await ask(NEW, await api.member('Grace'))).status).toBe(429);
});

test('a change that was requested before a change of the password is not stored after it', async () => {
  const { passwords } = api.services;
  const matches = passwords.matches.bind(passwords);
  const { id } = await api.services.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', old)
    .executeTakeFirstOrThrow();
  // Between the check of the password and the change.
  jest.spyOn(passwords, 'matches').mockImplementationOnce(async (...given) => {
    const right = await matches(...given);
    await api.services.db
      .updateTable('users')
      .set({ password: 'another' })
      .where('id', '=', id)
      .execute();
    return right;
  });
  expect((await ask()).status).toBe(401);
  expect((await me()).newEmail).toBeNull();
});

test('without a mail server a new email is active at once', async () => {
  const silent = await ApiInMemory.start();
  const eve = await silent.member('Eve');
  expect((await ask('eve-2@example.org', eve)).body).toMatchObject({
    user: { email: 'eve-2@example.org', newEmail: null },
  });
  await silent.stop();
});

test('an email whose link was never opened is removed a week after the link expired', async () => {
  await ask();
  clock += 8 * DAY_MS - 1;
  await forgetEmailChangesBefore(api.services.db, clock - 7 * DAY_MS);
  expect((await me()).newEmail).not.toBeNull();
  clock += 2;
  await forgetEmailChangesBefore(api.services.db, clock - 7 * DAY_MS);
  expect((await me()).newEmail).toBeNull();
});

test('Stripe gets the active email, not a pending one', async () => {
  const { db } = api.services;
  await db
    .updateTable('users')
    .set({ stripe_customer_id: 'cus_1' })
    .where('id', '=', ada.userId)
    .execute();
  const owed = async () =>
    db.selectFrom('jobs').select('kind').where('kind', '=', 'customer').execute();
  await ask();
  expect(await owed()).toEqual([]);
  await open(await mailedToken());
  expect(await owed()).toHaveLength(1);
});
