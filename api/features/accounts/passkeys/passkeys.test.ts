import { ApiInMemory, registration, type Visitor } from '../../../../test/kit/api-in-memory';
import { setUpSecondFactor } from '../../../../test/kit/authenticator';
import {
  addPasskey,
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
  // Nothing listens on this port, so mails stay in the queue, where the tests read them.
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Platelog <platelog@example.org>' };
  api = await ApiInMemory.start({ PUBLIC_URL, ...mail }, () => clock);
});
beforeEach(() => {
  clock += 60 * MINUTE;
});
afterAll(async () => api.stop());

const code = (answer: { body: unknown }) => (answer.body as { code?: string }).code;
const aDevice = (more: { synced?: boolean; aaguid?: string } = {}) =>
  new SoftwareAuthenticator({ origin: PUBLIC_URL, ...more });

interface Listed {
  id: string;
  name: string;
  lastUsedAt: number | null;
  synced: boolean;
}

async function listOf(visitor: Visitor): Promise<Listed[]> {
  return ((await visitor.get('/api/auth/passkeys')).body as { passkeys: Listed[] }).passkeys;
}

async function subjectsTo({ userId }: Visitor): Promise<(string | null)[]> {
  const rows = await api.services.db
    .selectFrom('mails')
    .select('subject')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ subject }) => subject);
}

async function withPasskey(device = aDevice()) {
  const visitor = await api.member();
  const answer = await addPasskey(visitor, device, { password: PASSWORD });
  expect(answer.status).toBe(200);
  return { visitor, device };
}

test('a passkey is added with the password, named after its provider, and signs in', async () => {
  const device = aDevice({ synced: true, aaguid: 'fbfc3007154e4ecc8c0b6e020557d7bd' });
  const { visitor } = await withPasskey(device);
  const [added] = await listOf(visitor);
  expect(added).toMatchObject({ name: 'iCloud Keychain', lastUsedAt: null, synced: true });
  clock += MINUTE;
  const elsewhere = api.visitor();
  const answer = await passkeySignIn(elsewhere, device);
  expect([answer.status, answer.body]).toMatchObject([200, { user: { id: visitor.userId } }]);
  expect((await elsewhere.get('/api/auth/me')).status).toBe(200);
  expect((await listOf(visitor))[0]?.lastUsedAt).toBe(clock);
  expect(await subjectsTo(visitor)).toEqual([
    'A passkey was added to your account',
    'A new device is signed in to Platelog',
  ]);
});

test('the options do not name the user, and require that the device verifies its user', async () => {
  const { visitor } = await withPasskey();
  const pageKey = newPageKey();
  const anybody = (await api.visitor().post('/api/auth/passkey-login/begin', { pageKey })).body;
  expect(anybody).toMatchObject({ rpId: 'meals.example.org', userVerification: 'required' });
  expect(anybody).not.toHaveProperty('allowCredentials');
  const begun = await visitor.post('/api/auth/passkeys/begin', { currentPassword: PASSWORD });
  expect(begun.body).toMatchObject({
    attestation: 'none',
    rp: { id: 'meals.example.org' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ transports: ['internal'] }],
  });
  const { user } = begun.body as { user: { id: string } };
  expect(user.id).not.toContain(visitor.userId);
});

test('a passkey needs no code while two-step sign-in is on', async () => {
  const { visitor, device } = await withPasskey();
  await setUpSecondFactor(visitor, { password: PASSWORD, time: clock });
  expect((await passkeySignIn(api.visitor(), device)).status).toBe(200);
});

test('on a shared device the session is short, and only the session cookie is kept', async () => {
  const { device } = await withPasskey();
  const shared = api.visitor();
  const answer = await passkeySignIn(shared, device, { sharedDevice: true });
  expect(answer.status).toBe(200);
  expect(shared.cookies).toMatch(/^__Host-platelog_session=[^;]+$/);
  const kept = answer.headers
    .getSetCookie()
    .filter((line) => /max-age|expires=(?!Thu, 01 Jan 1970)/i.test(line));
  expect(kept).toEqual([]);
  clock += 13 * 60 * MINUTE;
  expect((await shared.get('/api/auth/me')).status).toBe(401);
});

test('adding or removing a passkey needs the password', async () => {
  const { visitor, device } = await withPasskey();
  const wrong = await addPasskey(visitor, device, { password: 'wrong' });
  expect([wrong.status, code(wrong)]).toEqual([403, 'wrong_password']);
  const id = (await listOf(visitor))[0]?.id ?? '';
  const refused = await remove(visitor, id, 'wrong');
  expect(code(refused)).toBe('wrong_password');
  expect(await listOf(visitor)).toHaveLength(1);
  // Without a challenge, a passkey cannot be added either.
  const made = aDevice().make({
    challenge: 'x'.repeat(43),
    rp: { id: 'meals.example.org' },
    user: { id: 'eA' },
  });
  expect(code(await visitor.post('/api/auth/passkeys', made))).toBe('passkey_expired');
});

async function remove(visitor: Visitor, id: string, currentPassword = PASSWORD) {
  return visitor.send(`/api/auth/passkeys/${id}`, {
    method: 'DELETE',
    body: JSON.stringify({ currentPassword }),
    headers: { 'Content-Type': 'application/json' },
  });
}

test('a removed passkey does not sign in, and adding and removing are mailed', async () => {
  const { visitor, device } = await withPasskey();
  const id = (await listOf(visitor))[0]?.id ?? '';
  clock += MINUTE;
  const gone = await remove(visitor, id);
  expect(gone.body).toEqual({ site: 'meals.example.org', credentialId: device.credentials[0]?.id });
  expect(code(await passkeySignIn(api.visitor(), device))).toBe('bad_passkey');
  expect((await remove(visitor, id)).status).toBe(404);
  expect(await subjectsTo(visitor)).toEqual([
    'A passkey was added to your account',
    'A passkey of your account was removed',
  ]);
});

test('only the owner can rename or remove a passkey', async () => {
  const { visitor } = await withPasskey();
  const id = (await listOf(visitor))[0]?.id ?? '';
  const rename = async (by: Visitor, name: string) =>
    by.send(`/api/auth/passkeys/${id}`, {
      method: 'PUT',
      body: JSON.stringify({ name }),
      headers: { 'Content-Type': 'application/json' },
    });
  const other = await api.member('Bob');
  expect((await rename(other, 'Mine')).status).toBe(404);
  expect((await remove(other, id)).status).toBe(404);
  expect((await rename(visitor, ' \n ')).status).toBe(400);
  expect((await rename(visitor, '  Ada’s phone ')).status).toBe(200);
  expect(await listOf(visitor)).toMatchObject([{ name: 'Ada’s phone' }]);
});

test('an account can have twenty passkeys', async () => {
  const { visitor, device } = await withPasskey();
  const { db } = api.services;
  const row = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', device.credentials[0]?.id ?? '')
    .executeTakeFirstOrThrow();
  const more = Array.from({ length: 19 }, (_, n) => ({
    ...row,
    id: `${row.id}-${n}`,
    credential_id: `${row.credential_id}${n}`,
  }));
  await db.insertInto('passkeys').values(more).execute();
  expect(await listOf(visitor)).toHaveLength(20);
  expect(code(await addPasskey(visitor, aDevice(), { password: PASSWORD }))).toBe('passkeys_full');
});

test('a passkey of a deleted account gets the same error as any other, and its row is deleted', async () => {
  const { visitor, device } = await withPasskey();
  await visitor.send('/api/account', {
    method: 'DELETE',
    body: JSON.stringify({ currentPassword: PASSWORD }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(code(await passkeySignIn(api.visitor(), device))).toBe('bad_passkey');
  const left = await api.services.db
    .selectFrom('passkeys')
    .select('id')
    .where('owner_id', '=', visitor.userId)
    .execute();
  expect(left).toEqual([]);
});
