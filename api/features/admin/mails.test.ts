import type { ListedMail } from '#shared/contract/admin/system';

import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { newestEntries, openDesk } from '../../../test/kit/desk';
import { MailCounterpart } from '../../../test/kit/mail-counterpart';

const PASSWORD = 'analytical engine 1843';
const OTHER_PASSWORD = 'difference engine 1822';

let clock: number;
let mail: MailCounterpart;
let api: ApiInMemory;
let desk: Visitor;
let ada: Visitor;
let email: string;

beforeEach(async () => {
  clock = Date.parse('2026-11-21T12:00:00Z');
  mail = await MailCounterpart.start();
  api = await ApiInMemory.start({ SMTP_URL: mail.url }, () => clock);
  desk = (await openDesk(api)).visitor;
  ada = await api.member();
  ({ email } = ((await ada.get('/api/auth/me')).body as { user: { email: string } }).user);
});
afterEach(async () => {
  await api.stop();
  await mail.stop();
});

const list = async (query = '') =>
  (await desk.get(`/api/admin/mails${query}`)).body as { mails: ListedMail[]; total: number };
const resend = async (id = '') => desk.post(`/api/admin/mails/${id}/resend`, {});
const ask = async () => api.visitor().post('/api/auth/request-reset', { email });
const changePassword = async (password: string, currentPassword = PASSWORD) =>
  ada.send('/api/auth/password', {
    method: 'PUT',
    body: JSON.stringify({ currentPassword, password, confirmPassword: password }),
    headers: { 'Content-Type': 'application/json' },
  });
const remove = async () =>
  ada.send('/api/account', {
    method: 'DELETE',
    body: JSON.stringify({ currentPassword: PASSWORD }),
    headers: { 'Content-Type': 'application/json' },
  });

async function listed(isSo: (mail: ListedMail) => boolean): Promise<ListedMail> {
  for (let looks = 0; looks < 2_000; looks += 1) {
    const found = (await list()).mails.find(isSo);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`There is no such mail: ${JSON.stringify(await list())}`);
}

test('a waiting mail is listed without its address and text, and can be sent now', async () => {
  mail.busyFor = 1;
  await ask();
  const waiting = await listed(({ lastAnswer }) => lastAnswer !== null);
  expect(waiting).toEqual({
    id: expect.any(String) as string,
    kind: 'password_reset',
    to: 'a***@example.org',
    userId: ada.userId,
    state: 'waiting',
    tries: 1,
    createdAt: clock,
    nextTryAt: clock + 5_000,
    endsAt: clock + 30 * 60_000,
    lastAnswer: expect.stringContaining('It said: 451 Try again later') as string,
    resendable: true,
  });
  expect(JSON.stringify(await list())).not.toContain(email);
  expect((await resend(waiting.id)).body).toEqual({ ok: true });
  await mail.newestTo(email);
  const [entry] = await newestEntries(api, 1);
  expect(entry).toMatchObject({ action: 'mail_resent', outcome: 'done', subject_id: waiting.id });
  expect(entry?.detail).toBe('{"kind":"password_reset"}');
});

test('a notice that was given up can be sent again, until its account is deleted', async () => {
  mail.refusal = { at: 'RCPT TO', code: 550, words: 'no' };
  await changePassword(OTHER_PASSWORD);
  const failed = await listed(({ state }) => state === 'failed');
  expect(failed).toMatchObject({ kind: 'password_changed', nextTryAt: null });
  mail.refusal = undefined;
  expect((await resend(failed.id)).status).toBe(200);
  expect((await mail.newestTo(email)).subject).toBe('Your Platelog password was changed');
  while ((await list()).total > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await resend(failed.id)).status).toBe(404);

  mail.refusal = { at: 'RCPT TO', code: 550, words: 'no' };
  await changePassword(PASSWORD, OTHER_PASSWORD);
  const again = await listed(({ state }) => state === 'failed');
  await remove();
  // The mail about the deletion is refused, too, and both are deleted.
  while ((await list()).total > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await resend(again.id)).status).toBe(404);
});

test('a link that was given up is erased, and cannot be sent again', async () => {
  mail.refusal = { at: 'RCPT TO', code: 550, words: 'no' };
  await ask();
  const { id, resendable } = await listed(({ state }) => state === 'failed');
  expect(resendable).toBe(false);
  expect(await resend(id)).toMatchObject({ status: 409, body: { code: 'mail_erased' } });
  const [entry] = await newestEntries(api, 1);
  expect(entry).toMatchObject({ action: 'mail_resent', outcome: 'refused', subject_id: id });
});

test('mails without a recipient are not listed, and pages start with the newest', async () => {
  await api.services.mailer.stop();
  await api.visitor().post('/api/auth/request-reset', { email: 'nobody@example.org' });
  expect(await list()).toEqual({ mails: [], total: 0 });
  await ask();
  clock += 1_000;
  await remove();
  const newest = await list('?limit=1');
  // Mails about the account were deleted with it.
  expect(newest).toMatchObject({
    total: 1,
    mails: [{ kind: 'account_deleted', createdAt: clock }],
  });
  expect((await list('?offset=1')).mails).toEqual([]);
});
