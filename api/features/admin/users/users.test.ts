import { existsSync } from 'node:fs';
import path from 'node:path';

import type { AdminUser } from '#shared/contract/admin/users';

import { ApiInMemory, registration, type Visitor } from '../../../../test/kit/api-in-memory';
import { everyRow } from '../../../../test/kit/rows-of';
import { newestEntries, openDesk, type MadeAdmin } from '../../../../test/kit/desk';
import { MailCounterpart } from '../../../../test/kit/mail-counterpart';
import { picture } from '../../../../test/kit/pictures';
import { addPeople, person } from '../../../../test/kit/people';
import { profileBody } from '../../../../test/kit/profiles';
import { refuseWrites } from '../../../../test/kit/refuse-writes';
import { askSync } from '../../../../test/kit/sync-requests';

let clock = Date.parse('2026-11-21T12:00:00Z');
let mail: MailCounterpart;
let api: ApiInMemory;
let desk: MadeAdmin;
beforeAll(async () => {
  mail = await MailCounterpart.start();
  api = await ApiInMemory.start({ SMTP_URL: mail.url }, () => clock);
  desk = await openDesk(api);
  await addPeople(api, [
    person('Ada', 'Lovelace', { status: 'premium', images: 40 }),
    person('José', 'Núñez', { images: 3 }),
    person('Zoë', 'Smith', { status: 'cancelled', images: 1, email: 'under_score@example.org' }),
    person('Grace', 'Hopper', { status: 'past_due', images: 2 }),
    person('Li', 'Wei', { email: '100%@example.org' }),
  ]);
});
beforeEach(() => {
  clock += 60_000;
  mail.forget();
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

interface Listed {
  users: AdminUser[];
  matching: number;
  total: number;
}

async function list(query: Record<string, string | number> = {}): Promise<Listed> {
  const asked = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
  const { body } = await desk.visitor.get(`/api/admin/users?${asked.toString()}`);
  return body as Listed;
}

const names = async (query: Record<string, string | number>) =>
  (await list(query)).users.map(({ firstName }) => firstName).join(' ');

const put = async (address: string, body: unknown, visitor: Visitor = desk.visitor) =>
  visitor.send(address, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

const idOf = async (search: string) => (await list({ search })).users[0]?.id ?? '';

test.each([
  ['nothing, newest first', {}, 'Li Grace Zoë José Ada'],
  ['part of a first name, whatever its case', { search: 'GRAC' }, 'Grace'],
  ['part of a last name', { search: 'lovel' }, 'Ada'],
  ['part of an email', { search: 'hopper@EXAMPLE' }, 'Grace'],
  ['a plan, including late payments', { search: 'PREM' }, 'Grace Ada'],
  ['a status', { search: 'past_due' }, 'Grace'],
  ['letters without the accent', { search: 'nunez' }, 'José'],
  ['two letters', { search: 'we' }, 'Li'],
  ['two letters with a diacritic, in the other case', { search: 'OË' }, 'Zoë'],
  ['one letter', { search: 'z', sort: 'name', direction: 'ascending' }, 'José Zoë'],
  ['two words, in any order', { search: 'lovelace ada' }, 'Ada'],
  ['two words, one of them short', { search: 'li wei' }, 'Li'],
  ['two words of different users', { search: 'ada hopper' }, ''],
  ['a wildcard of LIKE', { search: 'r_' }, 'Zoë'],
  ['a percent sign', { search: '0%' }, 'Li'],
  ['a query in the syntax of the index', { search: '"ada" OR "grace"' }, ''],
  ['an asterisk, a parenthesis and a colon', { search: 'email:ada* (' }, ''],
  ['blanks', { search: '   ', sort: 'joined', direction: 'ascending' }, 'Ada José Zoë Grace Li'],
])('the list is searched by %s', async (_what, query, found) => {
  expect(await names(query)).toBe(found);
});

test.each([
  ['name', 'Ada Grace José Li Zoë'],
  ['email', 'Li Ada Grace José Zoë'],
  ['status', 'Zoë José Li Grace Ada'],
  ['images', 'Li Zoë Grace José Ada'],
  ['joined', 'Ada José Zoë Grace Li'],
])('the list is sorted by %s, in either direction', async (sort, order) => {
  expect(await names({ sort, direction: 'ascending' })).toBe(order);
  const back = order.split(' ').reverse().join(' ');
  expect(await names({ sort, direction: 'descending' })).toBe(back);
});

test('a page has the total and the number of matches', async () => {
  const page = await list({ search: 'example', limit: 2, offset: 2 });
  expect(page).toMatchObject({ matching: 5, total: 5 });
  expect(page.users.map(({ firstName }) => firstName)).toEqual(['Zoë', 'José']);
  expect(await list({ search: 'nobody at all' })).toEqual({ users: [], matching: 0, total: 5 });
  expect(await list({ offset: 99 })).toEqual({ users: [], matching: 5, total: 5 });
  expect(Object.keys(page.users[0] ?? {}).sort()).toEqual([
    ...[
      'createdAt',
      'email',
      'firstName',
      'hostPlan',
      'id',
      'imagesUploaded',
      'lastName',
      'moneyBack',
    ],
    ...['paidUntil', 'renews', 'stillCharged'],
    ...['stripeCustomerId', 'stripeSubscriptionId', 'subscriptionEndDate', 'subscriptionStatus'],
  ]);
});

test.each([['limit=201'], ['limit=0'], ['offset=-1'], ['sort=password'], ['token=x']])(
  'a list with %s is refused',
  async (query) => {
    const { status, body } = await desk.visitor.get(`/api/admin/users?${query}`);
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid_input' })]);
  },
);

test('the statistics count Premium accounts and images', async () => {
  const { body } = await desk.visitor.get('/api/admin/statistics');
  expect(body).toEqual({ total: 5, premium: 2, free: 3, cancelled: 1, images: 46 });
});

test('changing an email notifies both addresses, and the log contains neither', async () => {
  const id = await idOf('Grace');
  const { body } = await put(`/api/admin/users/${id}/email`, { email: 'Amazing@Example.org' });
  expect(body).toMatchObject({ user: { id, email: 'amazing@example.org' } });
  const { text } = await mail.newestTo('grace.hopper@example.org');
  expect(text).toContain('a…@example.org');
  expect(text).not.toContain('amazing@');
  expect((await mail.newestTo('amazing@example.org')).subject).toContain('your Platelog email');
  expect(await names({ search: 'amazing' })).toBe('Grace');
  expect(await names({ search: 'hopper@' })).toBe('');
  const entries = await newestEntries(api, 3);
  expect(entries[2]).toMatchObject({ action: 'email_changed', subject_id: id, outcome: 'done' });
  expect(JSON.stringify(entries)).not.toContain('amazing');
});

test.each([
  ['the same', 'AMAZING@example.org', 400, 'invalid_input', 'This is already the email.'],
  ['none', 'amazing', 400, 'invalid_input', 'Please enter a valid email'],
  [
    "another's",
    'ada.lovelace@example.org',
    409,
    'email_taken',
    'An account with this email already exists',
  ],
])('an email that is %s changes nothing', async (_what, email, status, code, words) => {
  const before = await list();
  const answer = await put(`/api/admin/users/${await idOf('Grace')}/email`, { email });
  expect(answer).toMatchObject({ status, body: { code, fields: { email: words } } });
  expect(await list()).toEqual(before);
});

test('a status can be set to one of three values', async () => {
  const id = await idOf('Zoë');
  const end = clock + 1e9;
  const { db } = api.services;
  await db.updateTable('users').set({ subscription_end_date: end }).where('id', '=', id).execute();
  const set = async (status: string) => {
    const { body } = await put(`/api/admin/users/${id}/subscription`, { status });
    const { user } = body as { user?: AdminUser };
    return user ? [user.subscriptionStatus, user.subscriptionEndDate] : body;
  };
  // Paid time is kept; setting another status removes it.
  expect(await set('cancelled')).toEqual(['cancelled', end]);
  expect(await set('premium')).toEqual(['premium', null]);
  expect(await set('cancelled')).toEqual(['cancelled', null]);
  expect(await set('free')).toEqual(['free', null]);
  expect(await set('active')).toMatchObject({ code: 'invalid_input' });
  const [refused, done] = await newestEntries(api, 2);
  expect(refused).toMatchObject({ action: 'status_changed' });
  expect(done?.detail).toBe('{"from":"premium","to":"cancelled"}');
});

test("ending a user's sessions signs out every device, and is logged", async () => {
  const ada = await api.member('Mary');
  const { user } = (await ada.get('/api/auth/me')).body as { user: AdminUser };
  const tablet = api.visitor();
  const { password } = registration();
  await tablet.post('/api/auth/login', { email: user.email, password });
  const linus = await api.member('Linus');
  const address = `/api/admin/users/${ada.userId}/sessions`;
  const end = async () => (await desk.visitor.send(address, { method: 'DELETE' })).body;
  expect(await end()).toEqual({ ok: true, ended: 2 });
  const stand = [ada, tablet, linus].map(async (one) => (await one.get('/api/auth/me')).status);
  expect(await Promise.all(stand)).toEqual([401, 401, 200]);
  const [entry] = await newestEntries(api, 1);
  expect(entry).toMatchObject({
    action: 'sessions_ended',
    outcome: 'done',
    subject_id: ada.userId,
    admin_name: 'herman',
    detail: '{"sessions":2}',
  });
  expect(await end()).toEqual({ ok: true, ended: 0 });
  // They can sign in again.
  expect((await tablet.post('/api/auth/login', { email: user.email, password })).status).toBe(200);
  for (const { userId } of [ada, linus]) {
    await desk.visitor.send(`/api/admin/users/${userId}`, { method: 'DELETE' });
  }
});

test('a deleted account leaves only a log entry, and its devices learn of the deletion', async () => {
  const ada = await api.member('Mary');
  const email = ((await ada.get('/api/auth/me')).body as { user: AdminUser }).user.email;
  await ada.post('/api/profile', profileBody());
  const form = new FormData();
  form.set('image', new File([new Uint8Array(await picture(20, 20))], 'a.jpg'));
  await ada.send('/api/analyze-image', { method: 'POST', body: form });
  const folder = path.join(api.services.env.dataFolder, 'photos', ada.userId);
  expect(existsSync(folder)).toBe(true);

  const address = `/api/admin/users/${ada.userId}`;
  expect((await desk.visitor.send(address, { method: 'DELETE' })).body).toEqual({ ok: true });
  expect(existsSync(folder)).toBe(false);
  expect((await mail.newestTo(email)).text).toContain('administrator');
  expect(await askSync(ada)).toMatchObject({ status: 410, body: { code: 'account_deleted' } });
  const { body } = await ada.post('/api/account/gone', { userId: ada.userId });
  expect(body).toEqual({ gone: true });
  expect(await list({ search: email })).toMatchObject({ users: [], matching: 0, total: 5 });

  const [entry] = await newestEntries(api, 2).then((entries) => entries.slice(1));
  expect(entry).toMatchObject({
    action: 'user_deleted',
    subject_id: ada.userId,
    admin_name: 'herman',
    detail: '{}',
  });
  // The mail server has just accepted the mail; its row is updated next.
  const waiting = async () =>
    api.services.db.selectFrom('mails').select('id').where('state', '=', 'waiting').execute();
  while ((await waiting()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const dump = JSON.stringify(await everyRow(api.services.db));
  expect(dump).not.toContain(email);
  expect((await desk.visitor.send(address, { method: 'DELETE' })).status).toBe(404);
});

test('an action that cannot be logged is not done', async () => {
  const { db } = api.services;
  const before = await list();
  const id = await idOf('José');
  const goOn = await refuseWrites(db, {
    table: 'audit_log',
    event: 'INSERT',
    when: "NEW.action <> 'users_viewed'",
  });
  const answers = [
    await put(`/api/admin/users/${id}/email`, { email: 'unseen@example.org' }),
    await put(`/api/admin/users/${id}/subscription`, { status: 'premium' }),
    await desk.visitor.send(`/api/admin/users/${id}/sessions`, { method: 'DELETE' }),
    await desk.visitor.send(`/api/admin/users/${id}`, { method: 'DELETE' }),
    await desk.visitor.get('/api/admin/users/export'),
  ];
  await goOn();
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
  expect(await list()).toEqual(before);
});
