import { TEXT_VERSIONS } from '#shared/contract/consents';

import type { Visitor } from '../../../test/kit/api-in-memory';
import { failOnce } from '../../../test/kit/fail-once';
import { chooseReminders } from '../../../test/kit/reminded-people';
import { type RemindingApi, withRemindedPerson } from '../../../test/kit/reminding-api';
import { mealFields } from '../../../test/kit/stores';
import { op, synced } from '../../../test/kit/sync-requests';

let server: RemindingApi;
let ada: Visitor;

withRemindedPerson((given) => {
  ({ server, ada } = given);
});

async function logMeal(mealTime: string): Promise<void> {
  const patch = { ...mealFields(), mealTime } as unknown as NonNullable<
    ReturnType<typeof op>['patch']
  >;
  await synced(ada, { ops: [op({ patch })] });
}

test('a user who has not turned on reminders gets none', async () => {
  await chooseReminders(ada, {});
  server.at('2026-06-01T17:00Z');
  await server.minute();
  expect([server.reminders, (await server.account(ada)).next_reminder_at]).toEqual([[], null]);
});

test('a user who has logged nothing is reminded once a day, at the set hour in their time zone', async () => {
  await chooseReminders(ada, { daily: 'email' });
  server.at('2026-06-01T16:59Z');
  await server.minute();
  expect(server.reminders).toEqual([]);
  server.at('2026-06-01T17:00Z');
  await server.minute();
  await server.minute();
  server.at('2026-06-01T18:30Z');
  await server.minute();
  expect(server.reminders).toHaveLength(1);
  expect((await server.account(ada)).last_daily_reminder_sent).toBe(
    Date.parse('2026-06-01T17:00Z'),
  );
  expect(await server.campaigns()).toMatchObject([
    {
      campaign_type: 'daily_reminder',
      channel: 'email',
      outcome: 'sent',
      triggered_at: Date.parse('2026-06-01T17:00Z'),
      sent_at: Date.parse('2026-06-01T17:00Z'),
    },
  ]);
  server.at('2026-06-02T17:00Z');
  await server.minute();
  expect(server.reminders).toHaveLength(2);
});

test('a user who has logged a meal or marked the day gets no reminder', async () => {
  await chooseReminders(ada, { daily: 'email' });
  // In Berlin it is already the next day.
  await logMeal('2026-06-02T00:30');
  server.at('2026-06-02T17:00Z');
  await server.minute();
  const patch = { day: '2026-06-03', mark: 'complete' };
  const id = 'b8d6f6f3-5a5d-5f5e-8b8e-6a8b4a8e1a3c';
  await synced(ada, { ops: [op({ type: 'dayMark', id, act: 'restore', patch })] });
  server.at('2026-06-03T17:00Z');
  await server.minute();
  expect(server.reminders).toEqual([]);
  server.at('2026-06-04T17:00Z');
  await server.minute();
  expect(server.reminders).toHaveLength(1);
});

test('on the day with 25 hours the reminder comes at the same hour', async () => {
  server.at('2026-10-24T20:00Z');
  ada = await server.api.member('Ada');
  await chooseReminders(ada, { daily: 'email' });
  server.at('2026-10-25T17:59Z');
  await server.minute();
  expect(server.reminders).toEqual([]);
  server.at('2026-10-25T18:00Z');
  await server.minute();
  expect(server.reminders).toHaveLength(1);
});

test('nothing is sent in the quiet hours, even if the server was off when the reminder was due', async () => {
  await chooseReminders(ada, { daily: 'email' });
  server.at('2026-06-01T19:30Z');
  await server.minute();
  expect(server.reminders).toEqual([]);
  server.at('2026-06-02T06:30Z');
  await server.minute();
  expect(server.reminders).toEqual([]);
  server.at('2026-06-02T18:00Z');
  await server.minute();
  expect(server.reminders).toHaveLength(1);
});

test("reminders continue after the server's clock was far ahead for a moment", async () => {
  await chooseReminders(ada, { daily: 'email' });
  server.at('2027-06-01T12:00Z');
  await server.minute();
  const before = server.reminders.length;
  server.at('2026-06-02T12:00Z');
  await server.minute();
  expect(server.reminders).toHaveLength(before);
  server.at('2026-06-02T17:00Z');
  await server.minute();
  expect(server.reminders).toHaveLength(before + 1);
});

test('a user who travels is reminded by the time zone of their device, and not twice on one day', async () => {
  await chooseReminders(ada, { daily: 'email' });
  server.at('2026-06-01T17:00Z');
  await server.minute();
  await chooseReminders(ada, { daily: 'email' }, { timeZone: 'America/New_York' });
  server.at('2026-06-01T23:00Z');
  await server.minute();
  expect(server.reminders).toHaveLength(1);
  server.at('2026-06-02T23:00Z');
  await server.minute();
  expect(server.reminders).toHaveLength(2);
});

test('a user with an unknown time zone gets no reminders', async () => {
  await chooseReminders(ada, { daily: 'email' }, { timeZone: 'Mars/Olympus' });
  await server.minute();
  expect((await server.account(ada)).next_reminder_at).toBeNull();
});

test('a reminder contains nothing about food or weight, and a link to unsubscribe with one click', async () => {
  await chooseReminders(ada, { daily: 'email' });
  server.at('2026-06-01T17:00Z');
  await server.minute();
  const [came] = server.reminders;
  expect(came?.text).not.toMatch(/kcal|weight|Rice/i);
  expect(came?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const [, link = ''] = /^<(.+)>$/.exec(came?.headers['list-unsubscribe'] ?? '') ?? [];
  const { pathname } = new URL(link);
  const stranger = server.api.visitor();
  // Opening the link in a browser asks first.
  const opened = await fetch(server.api.url + pathname, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('Location')]).toEqual([
    303,
    `/unsubscribe#${pathname.slice('/api/unsubscribe/'.length)}`,
  ]);
  const body = 'List-Unsubscribe=One-Click';
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const ended = await stranger.send(pathname, { method: 'POST', body, headers });
  expect(ended).toMatchObject({ status: 200, body: { type: 'daily' } });
  // A repeat in the other encoding that mail programs use; reminders stay off.
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  expect((await stranger.send(pathname, { method: 'POST', body: form })).status).toBe(200);
  const { changes } = await synced(ada);
  expect(changes.find(({ type }) => type === 'profile')?.data).toMatchObject({
    reminders: { daily: 'off', at: '19:00' },
  });
  server.at('2026-06-02T17:00Z');
  await server.minute();
  expect(server.reminders).toHaveLength(1);
});

test('a forged link does not unsubscribe', async () => {
  await chooseReminders(ada, { daily: 'email' });
  for (const token of [`daily.${ada.userId}.x`, 'daily', `daily.${ada.userId}.${'A'.repeat(43)}`])
    expect(await ada.send(`/api/unsubscribe/${token}`, { method: 'POST' })).toMatchObject({
      status: 400,
      body: { code: 'bad_unsubscribe_link' },
    });
});

test('a mail that is refused temporarily is sent later the same day, but not the next day', async () => {
  server.mail.busyFor = 1;
  await chooseReminders(ada, { daily: 'email' });
  server.at('2026-06-01T17:00Z');
  await server.minute();
  server.later(10_000);
  server.api.services.mailer.wake();
  await server.minute();
  expect(server.reminders).toHaveLength(1);
  server.mail.busyFor = Infinity;
  server.at('2026-06-02T17:00Z');
  await server.minute();
  // The quiet hours begin.
  server.at('2026-06-02T19:00Z');
  server.api.services.mailer.wake();
  await server.minute();
  expect((await server.campaigns()).at(-1)).toMatchObject({
    outcome: 'failed',
    answer: expect.stringContaining('Its time of the day was over.') as string,
  });
  const { mails } = await mailsLeft();
  expect(mails).toMatchObject([{ state: 'failed', body: null, unsubscribe: null }]);
});

async function mailsLeft() {
  const mails = await server.api.services.db
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', 'daily_reminder')
    .where('state', '<>', 'sent')
    .execute();
  return { mails };
}

test('a mail without a response from the mail server is not sent again', async () => {
  await chooseReminders(ada, { daily: 'email' });
  // The welcome mail was sent before.
  await server.minute();
  server.at('2026-06-01T17:00Z');
  server.mail.beforeAnswer = async () => {
    server.mail.hangUp();
    return Promise.resolve();
  };
  await server.minute();
  server.at('2026-06-01T18:00Z');
  server.api.services.mailer.wake();
  await server.minute();
  expect(server.reminders).toHaveLength(1);
  expect(await server.campaigns()).toMatchObject([
    { outcome: 'failed', answer: expect.stringContaining('It may have arrived') as string },
  ]);
});

test('a mail that was accepted is not sent again, even if the server could not record it', async () => {
  await chooseReminders(ada, { daily: 'email' });
  // The welcome mail was sent before.
  await server.minute();
  server.at('2026-06-01T17:00Z');
  server.mail.beforeAnswer = async () => {
    server.mail.beforeAnswer = undefined;
    failOnce(server.api.services.db);
    return Promise.resolve();
  };
  await server.minute();
  server.at('2026-06-01T18:00Z');
  server.api.services.mailer.wake();
  await server.minute();
  expect(server.reminders).toHaveLength(1);
  expect(await server.campaigns()).toMatchObject([
    { outcome: 'failed', answer: expect.stringContaining('It may have arrived') as string },
  ]);
});

test('a user who has withdrawn their consent is not asked to log', async () => {
  await chooseReminders(ada, { daily: 'email' });
  const { body } = await ada.get('/api/auth/me');
  const { last } = (body as { consents: { last: number } }).consents;
  const answer = { kind: 'health', given: false, version: TEXT_VERSIONS.health, after: last };
  expect(await ada.post('/api/consents', { answers: [answer] })).toMatchObject({ status: 200 });
  server.at('2026-06-01T17:00Z');
  await server.minute();
  expect(server.reminders).toEqual([]);
});
