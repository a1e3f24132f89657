import { createServer, type AddressInfo } from 'node:net';

import { MailCounterpart, type MailOptions } from '../../test/kit/mail-counterpart';
import { MailServer } from './mail-server';

const LETTER = { to: 'ada@example.org', subject: 'A\r\nBcc: eve@example.org', text: 'Hello' };
const FROM = 'Platelog <info@example.org>';

let counterpart: MailCounterpart | undefined;
beforeEach(() => {
  // It warns that its certificate is publicly known, which is why it is used here.
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(async () => {
  await counterpart?.stop();
  counterpart = undefined;
});

async function sent(tls: 'required' | 'optional', options: MailOptions = {}) {
  counterpart = await MailCounterpart.start(options);
  const problem = await new MailServer({ url: counterpart.url, from: FROM, tls }).send(LETTER);
  return { problem, received: counterpart.received };
}

test('a mail server without encryption gets neither the mail nor the password', async () => {
  const login = { user: 'me', pass: 'canary' };
  const { problem, received } = await sent('required', { login });
  expect(problem?.isPermanent).toBe(false);
  expect(problem?.words).toContain('offers no encryption (TLS), and SMTP_TLS requires it');
  expect(problem?.words).not.toContain('canary');
  expect([received, counterpart?.logins]).toEqual([[], 0]);
});

test('if encryption is required, a self-signed certificate is refused', async () => {
  const { problem, received } = await sent('required', { tls: true });
  expect(problem?.words).toMatch(/certificate of the mail server .* is not valid/);
  expect(received).toEqual([]);
});

test('optional encryption is used if it is available, and a subject cannot add a header', async () => {
  const { problem, received } = await sent('optional', { tls: true });
  expect(problem).toBeUndefined();
  expect(received).toMatchObject([
    { to: ['ada@example.org'], subject: 'A Bcc: eve@example.org', secure: true },
  ]);
});

test('with optional encryption a mail is sent without it, too', async () => {
  const { problem, received } = await sent('optional');
  expect(problem).toBeUndefined();
  expect(received).toMatchObject([{ secure: false }]);
});

test('a refused login is reported without the password', async () => {
  counterpart = await MailCounterpart.start({ login: { user: 'me', pass: 'right' } });
  const url = counterpart.url.replace('right', 'canary');
  const problem = await new MailServer({ url, from: FROM, tls: 'optional' }).send(LETTER);
  expect(problem).toMatchObject({ reason: 'refused (535)', isPermanent: false });
  expect(problem?.words).toContain('refused the login: check user and password in SMTP_URL');
  expect(problem?.words).not.toContain('canary');
});

test('the problem says that no server answers at the address', async () => {
  const free = createServer();
  await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  const url = `smtp://127.0.0.1:${port}`;
  const problem = await new MailServer({ url, from: FROM, tls: 'required' }).send(LETTER);
  expect(problem).toMatchObject({ isPermanent: false });
  expect(problem?.words).toBe(`No mail server answered at 127.0.0.1:${port} (ECONNREFUSED).`);
});
