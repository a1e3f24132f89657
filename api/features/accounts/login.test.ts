import { ApiInMemory, registration, type Visitor } from '../../../test/kit/api-in-memory';
import { MailCounterpart } from '../../../test/kit/mail-counterpart';

const ABOUT = 'A new device is signed in to Platelog';
const PUBLIC_URL = 'http://meals.example.org';
const PASSWORD = registration()['password'] ?? '';
const PHONE = {
  'User-Agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'X-Forwarded-For': '198.51.100.7',
};

let mail: MailCounterpart;
let api: ApiInMemory;
let people = 0;
beforeAll(async () => {
  mail = await MailCounterpart.start();
  api = await ApiInMemory.start({ SMTP_URL: mail.url, PUBLIC_URL, TRUST_PROXY: '1' }, () =>
    Date.parse('2026-11-22T12:05:00Z'),
  );
});
beforeEach(() => {
  mail.forget();
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

async function person() {
  people += 1;
  const email = `ada-${people}@example.org`;
  const first = api.visitor();
  await first.post('/api/register', registration({ email }));
  return { email, first };
}

const signIn = async (visitor: Visitor, email: string, more = {}) =>
  (await visitor.post('/api/auth/login', { email, password: PASSWORD, ...more }, PHONE)).status;

/**
 * The number of mails about new devices, counted once a mail that was sent later has arrived.
 */
async function mailsAbout(email: string): Promise<number> {
  const witness = await person();
  await signIn(api.visitor(), witness.email);
  await mail.newestTo(witness.email, ABOUT);
  return mail.received.filter(({ to, subject }) => to.includes(email) && subject === ABOUT).length;
}

test('a sign-in on a new device is mailed with device, time, network and how to end it', async () => {
  const { email } = await person();
  expect(await signIn(api.visitor(), email)).toBe(200);
  const { text } = await mail.newestTo(email, ABOUT);
  expect(text).toContain('Device: Safari on iPhone');
  expect(text).toContain('Time: November 22, 2026 at 12:05 UTC');
  expect(text).toContain('Network: 198.51.100.x');
  expect(text).toContain(`${PUBLIC_URL}/profile`);
});

test('registering and signing in on a known device are not mailed', async () => {
  const { email, first } = await person();
  await first.post('/api/auth/logout', {});
  expect(await signIn(first, email)).toBe(200);
  expect(await mailsAbout(email)).toBe(0);
});

test('the first device that an account ever has is not mailed', async () => {
  const { email } = await person();
  await api.services.db.deleteFrom('known_devices').execute();
  expect(await signIn(api.visitor(), email)).toBe(200);
  expect(await mailsAbout(email)).toBe(0);
});

test('a shared device counts as new every time, so an attacker cannot avoid the mail', async () => {
  const { email } = await person();
  const library = api.visitor();
  await signIn(library, email, { sharedDevice: true });
  await signIn(library, email, { sharedDevice: true });
  expect(await mailsAbout(email)).toBe(2);
});

test("a wrong password is not mailed, and another user's device counts as new", async () => {
  const [ada, linus] = [await person(), await person()];
  await signIn(api.visitor(), ada.email, { password: 'wrong' });
  await signIn(linus.first, ada.email);
  expect(await mailsAbout(ada.email)).toBe(1);
});

test('a server without mail lets users sign in', async () => {
  const silent = await ApiInMemory.start({ TRUST_PROXY: '1' });
  const warned = jest.spyOn(silent.services.log, 'warn');
  await silent.visitor().post('/api/register', registration());
  const { email = '' } = registration();
  expect(await signIn(silent.visitor(), email)).toBe(200);
  // The log may have a warning about the proxy, which these tests do not have.
  const words = warned.mock.calls.map((call) => JSON.stringify(call));
  expect(words.filter((one) => /mail/i.test(one))).toEqual([]);
  await silent.stop();
});
