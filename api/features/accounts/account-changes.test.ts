import { existsSync } from 'node:fs';
import path from 'node:path';

import { ApiInMemory, registration, type Visitor } from '../../../test/kit/api-in-memory';
import { MailCounterpart } from '../../../test/kit/mail-counterpart';
import { profileBody } from '../../../test/kit/profiles';
import { picture } from '../../../test/kit/pictures';
import { rowsOf } from '../../../test/kit/rows-of';
import { askSync } from '../../../test/kit/sync-requests';
import { OWNED } from '../../store/erase-account';
import { TICKETS_MOST, upsertEraseTicket } from '../../store/privacy/erase-tickets';

const PASSWORD = registration()['password'] ?? '';

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

const json = (method: string, body: object) => ({
  method,
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});
const update = async (body: object) => ada.send('/api/auth/update-email', json('PUT', body));
const remove = async (body: object) => ada.send('/api/account', json('DELETE', body));

test.each([
  [
    'no password',
    { email: 'x@example.org' },
    400,
    'currentPassword',
    'Please enter your current password.',
  ],
  [
    'a wrong password',
    { email: 'x@example.org', currentPassword: 'wrong' },
    403,
    'currentPassword',
    'This is not your current password.',
  ],
  [
    'an invalid email',
    { email: 'x', currentPassword: PASSWORD },
    400,
    'email',
    'Please enter a valid email',
  ],
])(
  '%s does not change the email, and gives an error for its field',
  async (_what, body, status, field, words) => {
    const answer = await update(body);
    expect(answer).toMatchObject({ status, body: { fields: { [field]: words } } });
    expect((await ada.get('/api/auth/me')).body).toMatchObject({ user: { email } });
  },
);

test('an email of another account is refused', async () => {
  await api.visitor().post('/api/register', registration({ email: 'taken@example.org' }));
  const answer = await update({ email: 'TAKEN@example.org', currentPassword: PASSWORD });
  expect(answer).toMatchObject({ status: 409, body: { code: 'email_taken' } });
});

test('a name is changed without a password, only for the owner, and not with invalid input', async () => {
  const rename = async (body: object) => ada.send('/api/auth/update-name', json('PUT', body));
  const named = async () =>
    ((await ada.get('/api/auth/me')).body as { user: { username: string; lastName: string } }).user;
  expect(await rename({ firstName: ' Augusta ', lastName: 'King' })).toMatchObject({
    status: 200,
    body: { user: { firstName: 'Augusta', username: 'Augusta', lastName: 'King', email } },
  });
  for (const wrong of [
    { firstName: ' ', lastName: 'King' },
    { firstName: 'Ada', lastName: 'K'.repeat(101) },
    { firstName: 'Ada', lastName: 'King', email: 'x@example.org' },
    { firstName: 'Ada' },
  ])
    expect((await rename(wrong)).status).toBe(400);
  expect(await named()).toMatchObject({ username: 'Augusta', lastName: 'King' });
});

test('deleting an account deletes all of its data, and its devices learn of it', async () => {
  const tablet = api.visitor();
  await tablet.post('/api/auth/login', { email, password: PASSWORD });
  tablet.userId = ada.userId;
  await ada.post('/api/profile', profileBody());
  const form = new FormData();
  form.set('image', new File([new Uint8Array(await picture(20, 20))], 'a.jpg'));
  await ada.send('/api/analyze-image', { method: 'POST', body: form });
  const folder = path.join(api.services.env.dataFolder, 'photos', ada.userId);
  expect(existsSync(folder)).toBe(true);

  expect((await remove({ currentPassword: 'wrong' })).status).toBe(403);
  expect((await remove({})).status).toBe(400);
  expect(existsSync(folder)).toBe(true);

  expect((await remove({ currentPassword: PASSWORD })).body).toEqual({ ok: true });
  await mail.newestTo(email, 'Your Platelog account is deleted');
  expect(existsSync(folder)).toBe(false);
  expect(await rowsOf(api.services.db, ada.userId)).toBe(0);
  expect((await ada.get('/api/auth/me')).status).toBe(401);
  expect(await askSync(tablet)).toMatchObject({ status: 410, body: { code: 'account_deleted' } });
  expect((await api.visitor().post('/api/auth/login', { email, password: PASSWORD })).status).toBe(
    401,
  );
  // The email can be used again, and the new account has none of the old data.
  const again = await api.visitor().post('/api/register', registration({ email }));
  expect(again.status).toBe(200);
});

const TICKET = 'a'.repeat(43);
const gone = async (visitor: Visitor, body: object) =>
  ((await visitor.post('/api/account/gone', body)).body as { gone?: boolean }).gone;

test('a device without a session learns of the deletion by its ticket, and nothing more', async () => {
  const stranger = api.visitor();
  const { userId } = ada;
  const keep = async (visitor: Visitor, whose: string) =>
    (
      await visitor.send(
        '/api/account/erase-ticket',
        json('PUT', { userId: whose, ticket: TICKET }),
      )
    ).status;
  expect(await keep(ada, userId)).toBe(200);
  const grace = await api.member('Grace');
  expect(await keep(grace, userId)).toBe(403);
  // The ticket is already stored for Ada and stays hers.
  expect(await keep(grace, grace.userId)).toBe(200);
  expect(await gone(stranger, { userId, ticket: TICKET })).toBe(false);
  await remove({ currentPassword: PASSWORD });

  expect(await gone(stranger, { userId, ticket: TICKET })).toBe(true);
  expect(await gone(stranger, { userId, ticket: 'b'.repeat(43) })).toBe(false);
  expect(await gone(stranger, { userId })).toBe(false);
  expect(await gone(stranger, { userId: grace.userId, ticket: TICKET })).toBe(false);
  expect(await gone(stranger, { userId: 'nobody', ticket: TICKET })).toBe(false);
  expect((await stranger.post('/api/account/gone', { userId, ticket: 'x' })).status).toBe(400);
  // The same user with a new account for the same email.
  const again = await api.visitor().post('/api/register', registration({ email }));
  const renewed = (again.body as { user: { id: string } }).user.id;
  expect(await gone(stranger, { userId: renewed, ticket: TICKET })).toBe(false);
});

test('a session can store the erase ticket of its own account only', async () => {
  const tablet = api.visitor();
  await tablet.post('/api/auth/login', { email, password: PASSWORD });
  const grace = await api.member('Grace');
  expect(await gone(tablet, { userId: ada.userId })).toBe(false);
  await remove({ currentPassword: PASSWORD });
  expect(await gone(tablet, { userId: ada.userId })).toBe(true);
  expect(await gone(tablet, { userId: grace.userId })).toBe(false);
  expect(await gone(grace, { userId: ada.userId })).toBe(false);
});

test('the newest tickets of each account are kept', async () => {
  const { db } = api.services;
  const grace = await api.member('Grace');
  const ticketOf = async (user_id: string, n: number) =>
    upsertEraseTicket(db, { ticket_hash: `${user_id} ${n}`, user_id, given_at: n });
  await ticketOf(grace.userId, 0);
  for (let n = 0; n <= TICKETS_MOST; n += 1) await ticketOf(ada.userId, n);
  // A device that has signed in again stores its ticket again.
  await ticketOf(ada.userId, 1);
  const kept = async (user_id: string) =>
    db.selectFrom('erase_tickets').select('given_at').where('user_id', '=', user_id).execute();
  expect(await kept(ada.userId)).toHaveLength(TICKETS_MOST);
  expect(await kept(ada.userId)).not.toContainEqual({ given_at: 0 });
  expect(await kept(grace.userId)).toHaveLength(1);
});

test('all rows of a deleted user are removed from every table', async () => {
  const tables = await api.services.db.introspection.getTables();
  const owned = tables
    .filter(({ isView, columns }) => !isView && columns.some(({ name }) => name === 'user_id'))
    .map(({ name }) => name)
    .sort();
  // Sessions stay until they expire, and tickets as long as the bare row, so that devices learn of the deletion.
  expect(owned).toEqual([...OWNED, 'sessions', 'erase_tickets'].sort());
});
