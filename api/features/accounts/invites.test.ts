import { randomUUID } from 'node:crypto';

import { ApiInMemory, registration } from '../../../test/kit/api-in-memory';
import { type MadeAdmin, openDesk } from '../../../test/kit/desk';
import { createAccount } from '../../store/accounts';
import { forgetInvitesBefore } from '../../store/admin/invites';

let time: number;
let api: ApiInMemory;
beforeEach(() => {
  time = Date.parse('2026-11-25T12:00:00Z');
});
afterEach(async () => api.stop());

async function open(signups: string): Promise<void> {
  api = await ApiInMemory.start({ SIGNUPS: signups }, () => time);
}

let count = 0;
async function register(change: Record<string, unknown> = {}) {
  count += 1;
  const body = registration({ email: `guest${count}@example.org`, ...change });
  const { status, body: answer } = await api.visitor().post('/api/register', body);
  return { status, answer };
}

const refused = (code: string) => ({
  status: 403,
  answer: expect.objectContaining({ code }) as unknown,
});
const badInvite = (words: string) => {
  const detail: unknown = expect.stringContaining(words);
  const answer: unknown = expect.objectContaining({
    code: 'bad_invite',
    detail,
    fields: { invite: detail },
  });
  return { status: 403, answer };
};
const people = async () =>
  (await api.services.db.selectFrom('users').select('email').execute()).length;

async function newInvite(desk: MadeAdmin, change: Record<string, unknown> = {}) {
  const asked = { uses: 1, days: 7, label: 'for Ada', ...change };
  const { status, body } = await desk.visitor.post('/api/admin/invites', asked);
  expect(status).toBe(200);
  return body as { invite: { id: string }; code: string; link: string };
}

test('with open sign-up no invite is needed; with closed sign-up no account is created or revealed', async () => {
  await open('open');
  expect((await register({ email: 'ada@example.org', invite: 'whatever' })).status).toBe(200);
  await api.stop();
  await open('closed');
  for (const email of ['ada@example.org', 'bob@example.org'])
    expect(await register({ email, invite: 'x' })).toEqual(refused('signups_closed'));
  expect(await people()).toBe(0);
  // The response is the same for an email that has an account.
  const ada = { email: 'ada@example.org', firstName: 'Ada', lastName: 'King' };
  const { db } = api.services;
  await createAccount(db, { ...ada, id: randomUUID(), passwordHash: 'x', now: time });
  expect(await register({ email: 'ada@example.org' })).toEqual(refused('signups_closed'));
  expect((await api.visitor().get('/api/config')).body).toMatchObject({ signups: 'closed' });
});

test('with sign-up by invite, a code works as many times as set, in any spelling', async () => {
  await open('invite');
  const desk = await openDesk(api);
  const { code, link } = await newInvite(desk, { uses: 2 });
  expect(link).toContain(`/signup#${code}`);
  expect(code).toMatch(/^(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}$/);
  for (const none of [undefined, '', ' - '])
    expect(await register({ invite: none })).toEqual(badInvite('are by invitation'));
  for (const wrong of ['x', '%', code.slice(1)])
    expect(await register({ invite: wrong })).toEqual(badInvite('has no invite with this code'));
  const ada = { email: 'ada@example.org' };
  expect((await register({ ...ada, invite: code })).status).toBe(200);
  // A failed sign-up does not use up the code.
  expect((await register({ ...ada, invite: code })).status).toBe(409);
  expect((await register({ password: 'short', invite: code })).status).toBe(400);
  const plain = code.toLowerCase().replaceAll('-', ' ');
  expect((await register({ invite: plain })).status).toBe(200);
  expect(await register({ invite: code })).toEqual(badInvite('was used already'));
  expect(await people()).toBe(2);
});

test('the last use of a code goes to one of several simultaneous sign-ups', async () => {
  await open('invite');
  const { code } = await newInvite(await openDesk(api));
  const all = await Promise.all(Array.from({ length: 5 }, async () => register({ invite: code })));
  expect(all.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);
  expect(await people()).toBe(1);
});

test('an invite that has expired or was revoked does not work, and is removed later', async () => {
  await open('invite');
  const desk = await openDesk(api);
  const short = await newInvite(desk, { days: 1 });
  const other = await newInvite(desk, { days: 100 });
  time += 24 * 3600_000;
  expect(await register({ invite: short.code })).toEqual(badInvite('has expired'));
  const again = await openDesk(api, 'second');
  const place = `/api/admin/invites/${other.invite.id}`;
  const headers = { 'Content-Type': 'application/json' };
  const taken = await again.visitor.send(place, { method: 'DELETE', body: '{}', headers });
  expect(taken.status).toBe(200);
  expect(await register({ invite: other.code })).toEqual(badInvite('has no invite'));
  await forgetInvitesBefore(api.services.db, time + 1);
  expect((await again.visitor.get('/api/admin/invites')).body).toMatchObject({ total: 0 });
});

test('codes are not stored, listed or logged; creating and revoking them is logged', async () => {
  await open('invite');
  const desk = await openDesk(api);
  const { code, invite } = await newInvite(desk);
  const listed = (await desk.visitor.get('/api/admin/invites')).body;
  expect(listed).toMatchObject({
    signups: 'invite',
    total: 1,
    invites: [{ id: invite.id, label: 'for Ada', uses: 1, used: 0, createdBy: 'herman' }],
  });
  const rows = await api.services.db.selectFrom('invites').selectAll().execute();
  const log = await api.services.db.selectFrom('audit_log').selectAll().execute();
  const everything = JSON.stringify([listed, rows, log]).replaceAll('-', '');
  expect(everything).not.toContain(code.replaceAll('-', ''));
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['invite_created', 'invites_viewed']),
  );
});

test.each([
  [{ uses: 0 }, 'uses'],
  [{ uses: 1.5 }, 'uses'],
  [{ days: 366 }, 'days'],
  [{ label: 'x'.repeat(61) }, 'label'],
])('an invite of %j gives an error for its field', async (change, field) => {
  await open('invite');
  const desk = await openDesk(api);
  const asked = { uses: 1, days: 7, label: '', ...change };
  const { status, body } = await desk.visitor.post('/api/admin/invites', asked);
  expect(status).toBe(400);
  expect((body as { fields: object }).fields).toHaveProperty(field);
});
