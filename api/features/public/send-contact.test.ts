import { ApiInMemory, registration } from '../../../test/kit/api-in-memory';
import { makeAdmin, shutOutAdmin } from '../../../test/kit/desk';
import { MailCounterpart } from '../../../test/kit/mail-counterpart';
import { forgetContactsBefore } from '../../store/messages/contacts';

const MESSAGE = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  subject: 'Recipes',
  message: 'Can I keep\nrecipes too?',
};

let api: ApiInMemory;
beforeEach(async () => {
  api = await ApiInMemory.start();
});
afterEach(async () => api.stop());

const kept = async () => api.services.db.selectFrom('contacts').selectAll().execute();

test('a message is stored as written, with its time', async () => {
  const { status, body } = await api.visitor().post('/api/contact', MESSAGE);
  expect([status, body]).toEqual([200, { ok: true }]);
  const [row] = await kept();
  const facts = { id: expect.any(String) as string, created_at: expect.any(Number) as number };
  const open = { sender_id: null, handled_at: null, handled_by: null };
  expect(row).toEqual({ ...MESSAGE, ...facts, ...open });
});

test("the sender's account is taken from the session, not from the email, and removed when the account is deleted", async () => {
  const ada = await api.member('Ada');
  await ada.post('/api/contact', { ...MESSAGE, email: 'eve@example.org' });
  const sender = async () => (await kept()).map(({ sender_id }) => sender_id);
  expect(await sender()).toEqual([ada.userId]);
  await ada.send('/api/account', {
    method: 'DELETE',
    body: JSON.stringify({ currentPassword: registration()['password'] }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(await sender()).toEqual([null]);
});

test('the message text is optional', async () => {
  const { name, email, subject } = MESSAGE;
  const rest = { name, email, subject };
  expect((await api.visitor().post('/api/contact', rest)).status).toBe(200);
  expect((await api.visitor().post('/api/contact', { ...rest, message: ' ' })).status).toBe(200);
  expect((await kept()).map((row) => row.message)).toEqual([null, null]);
});

test.each([
  ['name', ' ', 'Your name is required'],
  ['name', 'x'.repeat(101), 'Please use at most 100 characters'],
  ['email', 'ada', 'Please enter a valid email'],
  ['email', 'ada@example.org\r\nBcc: all@example.org', 'Please enter a valid email'],
  ['subject', '', 'A subject is required'],
  ['subject', 'Hello\r\nBcc: all@example.org', 'Please write this in one line'],
  ['subject', 'x'.repeat(201), 'Please use at most 200 characters'],
  ['message', 'x'.repeat(5_001), 'Please use at most 5,000 characters'],
])(
  'a %s of "%.20s" is refused with an error text, and nothing is stored',
  async (field, value, words) => {
    const { status, body } = await api
      .visitor()
      .post('/api/contact', { ...MESSAGE, [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_input', fields: { [field]: words } });
    expect(await kept()).toEqual([]);
  },
);

test('an unknown field is refused', async () => {
  const { body } = await api.visitor().post('/api/contact', { ...MESSAGE, isAdmin: 'true' });
  expect(body).toMatchObject({ code: 'invalid_input', fields: { isAdmin: expect.any(String) } });
});

test('after ten messages a network has to wait', async () => {
  const visitor = api.visitor();
  for (let sent = 0; sent < 10; sent += 1) {
    expect((await visitor.post('/api/contact', MESSAGE)).status).toBe(200);
  }
  const { status, headers } = await visitor.post('/api/contact', MESSAGE);
  expect(status).toBe(429);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await kept()).toHaveLength(10);
});

describe('the host is notified by mail', () => {
  let mail: MailCounterpart;
  beforeEach(async () => {
    mail = await MailCounterpart.start();
  });
  afterEach(async () => mail.stop());

  const about = 'Platelog: new message from the contact form';

  test('at the configured mailbox, with a link to the message and without its text', async () => {
    const settings = { SMTP_URL: mail.url, CONTACT_EMAIL: 'host@example.com' };
    const other = await ApiInMemory.start(settings);
    await makeAdmin(other, { username: 'herman' });
    expect((await other.visitor().post('/api/contact', MESSAGE)).status).toBe(200);
    const { text } = await mail.newestTo('host@example.com', about);
    expect(text).toContain('1 message is not handled yet');
    expect(text).toContain('http://localhost:3000/admin');
    expect(text).not.toMatch(/Ada|Lovelace|recipes|ada@/i);
    expect(mail.received).toHaveLength(1);
    await other.stop();
  });

  test('or else every enabled administrator is mailed, and many messages cause only a few mails', async () => {
    const other = await ApiInMemory.start({ SMTP_URL: mail.url });
    await makeAdmin(other, { username: 'herman' });
    await shutOutAdmin(other, await makeAdmin(other, { username: 'out' }));
    for (let sent = 0; sent < 8; sent += 1) {
      expect((await other.visitor().post('/api/contact', MESSAGE)).status).toBe(200);
    }
    await mail.newestTo('herman@example.org', about);
    const rows = await other.services.db.selectFrom('mails').select('kind').execute();
    expect(rows.map(({ kind }) => kind)).toEqual(Array(5).fill('contact_came'));
    expect(await other.services.db.selectFrom('contacts').select('id').execute()).toHaveLength(8);
    await other.stop();
  });
});

test('messages are deleted after their time', async () => {
  await api.visitor().post('/api/contact', MESSAGE);
  const [row] = await kept();
  await forgetContactsBefore(api.services.db, row?.created_at ?? 0);
  expect(await kept()).toHaveLength(1);
  await forgetContactsBefore(api.services.db, (row?.created_at ?? 0) + 1);
  expect(await kept()).toEqual([]);
});
