import { ApiInMemory, type Visitor } from '../../../../test/kit/api-in-memory';
import { giveSecondFactor } from '../../../../test/kit/authenticator';
import {
  ADMIN_PASSWORD,
  makeAdmin,
  newestEntries,
  openDesk,
  shutOutAdmin,
  tryDesk,
} from '../../../../test/kit/desk';
import {
  addPasskey,
  passkeySignIn,
  SoftwareAuthenticator,
} from '../../../../test/kit/software-authenticator';

const PUBLIC_URL = 'https://meals.example.org';
const DAY = 24 * 3600_000;
const under = '/api/admin';

let clock = Date.parse('2026-11-26T12:00:00Z');
let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start({ PUBLIC_URL }, () => clock);
});
beforeEach(() => {
  clock += 3600_000;
});
afterAll(async () => api.stop());

const code = (answer: { body: unknown }) => (answer.body as { code?: string }).code;
const aKey = () => new SoftwareAuthenticator({ origin: PUBLIC_URL });

async function add(visitor: Visitor, key = aKey()) {
  const answer = await addPasskey(visitor, key, { password: ADMIN_PASSWORD, under });
  expect(answer.status).toBe(200);
  return key;
}

async function withPasskey(username: string) {
  const desk = await openDesk(api, username);
  return { ...desk, key: await add(desk.visitor) };
}

async function listOf(visitor: Visitor): Promise<{ id: string; name: string }[]> {
  const { body } = await visitor.get('/api/admin/passkeys');
  return (body as { passkeys: { id: string; name: string }[] }).passkeys;
}

async function remove(visitor: Visitor, id: string, currentPassword = ADMIN_PASSWORD) {
  return visitor.send(`/api/admin/passkeys/${id}`, {
    method: 'DELETE',
    body: JSON.stringify({ currentPassword }),
    headers: { 'Content-Type': 'application/json' },
  });
}

test('an administrator adds a passkey and signs in with it, and both are logged', async () => {
  const { key, id } = await withPasskey('grace');
  expect(await newestEntries(api, 2)).toMatchObject([
    { action: 'passkey_added', admin_name: 'grace', subject_id: id },
    { action: 'passkey_begun', admin_name: 'grace', subject_id: id },
  ]);
  const visitor = api.visitor();
  const answer = await passkeySignIn(visitor, key, { under });
  expect(answer.body).toMatchObject({ success: true, admin: { id, username: 'grace' } });
  expect((await visitor.get('/api/admin/users')).status).toBe(200);
  const [, entry] = await newestEntries(api, 2);
  expect(entry).toMatchObject({ action: 'login', outcome: 'done', admin_id: id });
  expect(JSON.parse(entry?.detail ?? '')).toEqual({ passkey: true });
});

test('a passkey counts as the second factor, also if one is due', async () => {
  await makeAdmin(api, { username: 'due' });
  clock += 8 * DAY;
  const visitor = api.visitor();
  await tryDesk(visitor, { username: 'due' });
  expect(code(await visitor.get('/api/admin/users'))).toBe('second_factor_required');
  await add(visitor);
  expect((await visitor.get('/api/admin/me')).body).toMatchObject({ secondFactorDue: null });
  expect((await visitor.get('/api/admin/users')).status).toBe(200);
});

test('an administrator with a passkey and no authenticator app cannot sign in with the password', async () => {
  const { visitor, id } = await withPasskey('only');
  const refused = await tryDesk(api.visitor(), { username: 'only' });
  expect([refused.status, code(refused)]).toEqual([401, 'passkey_needed']);
  expect(await newestEntries(api, 1)).toMatchObject([{ action: 'login', outcome: 'refused' }]);
  // A wrong password does not reveal that.
  const wrong = await tryDesk(api.visitor(), { username: 'only', password: 'wrong password' });
  expect(code(wrong)).toBe('bad_admin_credentials');
  const app = await giveSecondFactor(api, { kind: 'admin', owner_id: id });
  const answer = await tryDesk(api.visitor(), { username: 'only', code: app.codeAt(clock) });
  expect(answer.status).toBe(200);
  expect((await visitor.get('/api/admin/me')).status).toBe(200);
});

test('a passkey for an earlier address of the server does not prevent signing in with the password', async () => {
  const { id } = await withPasskey('moved');
  await api.services.db
    .updateTable('passkeys')
    .set({ site: 'old.example.org' })
    .where('owner_id', '=', id)
    .execute();
  expect((await tryDesk(api.visitor(), { username: 'moved' })).status).toBe(200);
});

test('adding a passkey ends the other sessions', async () => {
  const { visitor } = await openDesk(api, 'twice');
  const other = api.visitor();
  await tryDesk(other, { username: 'twice' });
  await add(visitor);
  expect((await other.get('/api/admin/me')).status).toBe(401);
  expect((await visitor.get('/api/admin/me')).status).toBe(200);
});

test('adding and removing a passkey need the password, and refusals are logged', async () => {
  const { visitor, key } = await withPasskey('asked');
  const wrong = await addPasskey(visitor, key, { password: 'wrong', under });
  expect([wrong.status, code(wrong)]).toEqual([403, 'wrong_password']);
  expect(await newestEntries(api, 1)).toMatchObject([
    { action: 'passkey_begun', outcome: 'refused' },
  ]);
  const id = (await listOf(visitor))[0]?.id ?? '';
  expect(code(await remove(visitor, id, 'wrong'))).toBe('wrong_password');
  expect((await remove(visitor, id)).status).toBe(200);
  expect(await newestEntries(api, 2)).toMatchObject([
    { action: 'passkey_removed', outcome: 'done' },
    { action: 'passkey_removed', outcome: 'refused' },
  ]);
  expect(code(await passkeySignIn(api.visitor(), key, { under }))).toBe('bad_passkey');
  expect(await newestEntries(api, 1)).toMatchObject([
    { action: 'login', outcome: 'refused', admin_id: null },
  ]);
});

test('a passkey of an administrator does not sign in as a user', async () => {
  const { key } = await withPasskey('apart');
  expect(code(await passkeySignIn(api.visitor(), key))).toBe('bad_passkey');
});

test('a disabled administrator is refused', async () => {
  const { key, id } = await withPasskey('out');
  await shutOutAdmin(api, id);
  expect(code(await passkeySignIn(api.visitor(), key, { under }))).toBe('bad_passkey');
});
