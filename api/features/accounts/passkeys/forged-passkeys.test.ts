import { ApiInMemory, registration, type Visitor } from '../../../../test/kit/api-in-memory';
import {
  addPasskey,
  type Falsified,
  newPageKey,
  passkeySignIn,
  SoftwareAuthenticator,
} from '../../../../test/kit/software-authenticator';

const PUBLIC_URL = 'https://meals.example.org';
const PASSWORD = registration()['password'] ?? '';
const MINUTE = 60_000;

let clock = Date.parse('2026-11-26T12:00:00Z');
let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start({ PUBLIC_URL }, () => clock);
});
beforeEach(() => {
  clock += 60 * MINUTE;
});
afterAll(async () => api.stop());

const code = (answer: { body: unknown }) => (answer.body as { code?: string }).code;
const aDevice = () => new SoftwareAuthenticator({ origin: PUBLIC_URL });

async function listOf(visitor: Visitor): Promise<unknown[]> {
  return ((await visitor.get('/api/auth/passkeys')).body as { passkeys: unknown[] }).passkeys;
}

async function withPasskey() {
  const [visitor, device] = [await api.member(), aDevice()];
  const answer = await addPasskey(visitor, device, { password: PASSWORD });
  expect(answer.status).toBe(200);
  return { visitor, device };
}

test.each<[string, Falsified]>([
  ['of another origin', { origin: 'https://meals.example.org.evil.test' }],
  ['of the same host without https', { origin: 'http://meals.example.org' }],
  ['of another site', { site: 'evil.test' }],
  ['for adding a passkey', { type: 'webauthn.create' }],
  ['without user verification', { unverified: true }],
  ['with a signature by another key', { forged: true }],
  ['with a lower counter', { counter: 1 }],
  ['of another owner', { userHandle: 'b3RoZXI' }],
])('an answer %s gets the same error as an unknown passkey', async (_words, falsified) => {
  const { device } = await withPasskey();
  expect((await passkeySignIn(api.visitor(), device)).status).toBe(200);
  const answer = await passkeySignIn(api.visitor(), device, { falsified });
  expect([answer.status, code(answer)]).toEqual([401, 'bad_passkey']);
  const unknown = aDevice();
  unknown.make({ challenge: '', rp: { id: 'meals.example.org' }, user: { id: 'eA' } });
  const other = await passkeySignIn(api.visitor(), unknown);
  const said = ({ body }: { body: unknown }) => ({ ...(body as object), requestId: '' });
  expect(said(other)).toEqual(said(answer));
});

test.each<[string, Falsified]>([
  ['of another origin', { origin: 'https://evil.test' }],
  ['for another site', { site: 'evil.test' }],
  ['without user verification', { unverified: true }],
  ['with certificates, which may contain URLs', { certificates: [Buffer.from('3000', 'hex')] }],
])('a new passkey %s is refused', async (_words, falsified) => {
  const visitor = await api.member();
  const begun = await visitor.post('/api/auth/passkeys/begin', { currentPassword: PASSWORD });
  const answer = await visitor.post('/api/auth/passkeys', aDevice().make(begun.body, falsified));
  expect([answer.status, code(answer)]).toEqual([401, 'bad_passkey']);
  expect(await listOf(visitor)).toEqual([]);
});

/** A browser page that has asked for a challenge. */
async function openPage(browser = api.visitor()) {
  const pageKey = newPageKey();
  const ask = async () =>
    (await browser.post('/api/auth/passkey-login/begin', { pageKey })).body as object;
  const send = async (passkey: unknown, key = pageKey) =>
    browser.post('/api/auth/passkey-login', { pageKey: key, passkey });
  return { pageKey, ask, send, begun: await ask() };
}

test('a challenge works once, for five minutes, and only for the page that asked for it', async () => {
  const { device } = await withPasskey();
  const page = await openPage();
  const passkey = device.show(page.begun);
  const other = await openPage();
  expect(code(await other.send(passkey))).toBe('passkey_expired');
  expect((await page.send(passkey)).status).toBe(200);
  expect(code(await page.send(passkey))).toBe('passkey_expired');
  const begun = await page.ask();
  clock += 5 * MINUTE;
  expect(code(await page.send(device.show(begun)))).toBe('passkey_expired');
});

test('a wrong answer uses up its challenge', async () => {
  const { device } = await withPasskey();
  const { begun, send } = await openPage();
  expect(code(await send(device.show(begun, { forged: true })))).toBe('bad_passkey');
  expect(code(await send(device.show(begun)))).toBe('passkey_expired');
});

test('a challenge for adding a passkey does not sign in, and a challenge for signing in does not add one', async () => {
  const { visitor, device } = await withPasskey();
  const adding = await visitor.post('/api/auth/passkeys/begin', { currentPassword: PASSWORD });
  const { begun, send } = await openPage(visitor);
  const options = { ...(adding.body as object), rpId: 'meals.example.org' };
  expect(code(await send(device.show(options)))).toBe('passkey_expired');
  const made = aDevice().make({ ...begun, rp: { id: 'meals.example.org' }, user: { id: 'eA' } });
  expect(code(await visitor.post('/api/auth/passkeys', made))).toBe('passkey_expired');
});

test('of two answers with the same counter, one succeeds, even if both arrive at the same time', async () => {
  const { device } = await withPasskey();
  const pages = [await openPage(), await openPage()];
  const shown = pages.map(({ begun }) => device.show(begun, { counter: 7 }));
  const answers = await Promise.all(pages.map(async ({ send }, i) => send(shown[i])));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('a passkey cannot be added under the id of another passkey', async () => {
  const { visitor, device } = await withPasskey();
  const thief = await api.member('Bob');
  const begun = await thief.post('/api/auth/passkeys/begin', { currentPassword: PASSWORD });
  const id = device.credentials[0]?.id ?? '';
  const made = aDevice().make(begun.body, { id });
  expect(code(await thief.post('/api/auth/passkeys', made))).toBe('passkey_known');
  const answer = await passkeySignIn(api.visitor(), device);
  expect(answer.body).toMatchObject({ user: { id: visitor.userId } });
});

test.each(['{}', '[]', 'no JSON', '{"challenge":7}'])('client data %s is refused', async (text) => {
  const { device } = await withPasskey();
  const { begun, send } = await openPage();
  const clientDataJSON = Buffer.from(text).toString('base64url');
  expect(code(await send({ ...device.show(begun), clientDataJSON }))).toBe('bad_passkey');
});

test('deep or endless CBOR is refused, and does not crash the server', async () => {
  const visitor = await api.member();
  for (const bytes of [Buffer.alloc(8_000, 0x81), Buffer.from('bbffffffffffffffff', 'hex')]) {
    const begun = await visitor.post('/api/auth/passkeys/begin', { currentPassword: PASSWORD });
    const made = aDevice().make(begun.body);
    const forged = { ...made, attestationObject: bytes.toString('base64url') };
    expect(code(await visitor.post('/api/auth/passkeys', forged))).toBe('bad_passkey');
  }
});
