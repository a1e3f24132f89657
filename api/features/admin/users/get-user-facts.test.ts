import type { UserFacts } from '#shared/contract/admin/user-facts';
import type { AdminUser } from '#shared/contract/admin/users';

import { newestEntries, openDesk, type MadeAdmin } from '../../../../test/kit/desk';
import { MailCounterpart } from '../../../../test/kit/mail-counterpart';
import { PayingApi } from '../../../../test/kit/stripe/paying-api';
import { op, synced } from '../../../../test/kit/sync-requests';

let clock = Date.parse('2026-11-21T12:00:00Z');
let mail: MailCounterpart;
let house: PayingApi;
let desk: MadeAdmin;
beforeAll(async () => {
  mail = await MailCounterpart.start();
  house = await PayingApi.start(
    { SMTP_URL: mail.url, MAIL_FROM: 'Platelog <info@example.org>' },
    () => clock,
  );
  desk = await openDesk(house.api);
});
afterAll(async () => {
  await house.stop();
  await mail.stop();
});

const facts = async (id: string) =>
  (await desk.visitor.get(`/api/admin/users/${id}`)).body as UserFacts;
const sendLink = async (id: string) => desk.visitor.post(`/api/admin/users/${id}/reset-link`, {});

test('a user is shown with facts for support, and nothing that they have entered', async () => {
  const { visitor, subscriptionId } = await house.subscriber();
  const meal = op();
  await synced(visitor, { ops: [{ ...meal, patch: { ...meal.patch, description: 'a secret' } }] });
  const shown = await facts(visitor.userId);
  expect(shown).toMatchObject({
    user: { id: visitor.userId, subscriptionStatus: 'active' },
    hasSecondFactor: false,
    sessions: [{ createdAt: clock, lastUsedAt: clock, sharedDevice: false }],
    devices: [{ lastSyncAt: clock }],
    deviceCount: 1,
    sync: { troubles: [] },
    credits: [],
    subscriptions: [{ id: subscriptionId, status: 'active', createdAt: clock, endedAt: null }],
  });
  expect(shown.sync.records).toBeGreaterThan(0);
  const text = JSON.stringify(shown);
  for (const hidden of ['secret', meal.id, '127.0.0', 'token']) expect(text).not.toContain(hidden);
  expect(await newestEntries(house.api, 1)).toMatchObject([
    { action: 'user_viewed', subject_id: visitor.userId, detail: '{}' },
  ]);
});

test('an unknown or deleted user returns 404', async () => {
  const eve = await house.api.member('Eve');
  await desk.visitor.send(`/api/admin/users/${eve.userId}`, { method: 'DELETE' });
  for (const id of [eve.userId, 'nobody']) {
    expect(await desk.visitor.get(`/api/admin/users/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'not_found', detail: 'User not found' },
    });
  }
});

test('a password reset link is mailed, works once, and replaces the previous link', async () => {
  const ada = await house.api.member('Ada');
  const { email } = ((await ada.get('/api/auth/me')).body as { user: AdminUser }).user;
  const linkIn = async () => {
    const { text } = await mail.newestTo(email);
    expect(text).toContain('An administrator of this server sent you');
    return /#([\w-]+)/.exec(text)?.[1] ?? '';
  };
  mail.forget();
  expect((await sendLink(ada.userId)).body).toEqual({ ok: true });
  const first = await linkIn();
  expect(await newestEntries(house.api, 1)).toMatchObject([
    { action: 'reset_link_sent', subject_id: ada.userId, detail: '{}' },
  ]);
  mail.forget();
  expect((await sendLink(ada.userId)).status).toBe(200);
  const second = await linkIn();
  const password = 'jacquard loom 1804';
  const set = async (token: string) =>
    (await ada.post('/api/auth/reset-password', { token, password, confirmPassword: password }))
      .status;
  expect([await set(first), await set(second), await set(second)]).toEqual([400, 200, 400]);
  const log = await newestEntries(house.api, 10);
  expect(JSON.stringify(log)).not.toContain(second);
});

test('the number of links for a user is limited, and the response says so', async () => {
  clock += 3_600_000;
  const bob = await house.api.member('Bob');
  const statuses: number[] = [];
  while (!statuses.includes(429) && statuses.length < 20) {
    statuses.push((await sendLink(bob.userId)).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect((await sendLink(bob.userId)).body).toMatchObject({
    detail: 'This person has had several links within the hour. The newest one works.',
  });
  const { mails } = await facts(bob.userId);
  expect(mails.filter(({ kind }) => kind === 'password_reset').length).toBeGreaterThan(0);
});
