import { TEXT_VERSIONS } from '#shared/contract/consents';

import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { MailCounterpart } from '../../../test/kit/mail-counterpart';
import { PushCounterpart } from '../../../test/kit/push-counterpart';
import { chooseReminders, pushSettings, turnOnPush } from '../../../test/kit/reminded-people';
import { mealFields } from '../../../test/kit/stores';
import { op, synced } from '../../../test/kit/sync-requests';
import { sendReminders } from './send-reminders';

const MINUTE_MS = 60_000;
const DAILY = 'Anything to log today?';

let api: ApiInMemory;
let mail: MailCounterpart;
let push: PushCounterpart;
let ada: Visitor;
let clock: number;

const at = (time: string) => {
  clock = Date.parse(time);
};

beforeEach(async () => {
  at('2026-06-01T10:00Z');
  mail = await MailCounterpart.start();
  push = await PushCounterpart.start();
  const env = { SMTP_URL: mail.url, MAIL_FROM: 'info@example.org', ...pushSettings(push) };
  api = await ApiInMemory.start(env, () => clock);
  ada = await api.member('Ada');
});
afterEach(async () => {
  await api.stop();
  await mail.stop();
  await push.stop();
});

/** As every minute, and until all of it has been sent. */
async function minute(): Promise<void> {
  const { services } = api;
  const wakePush = () => {
    services.jobs.wake();
  };
  await sendReminders({ ...services, wakePush });
  for (let looks = 0; looks < 1_000; looks += 1) {
    const { open } = await services.db
      .selectFrom('jobs')
      .select((eb) => eb.fn.countAll<number>().as('open'))
      .where('state', 'in', ['queued', 'running'])
      .where('run_at', '<=', clock)
      .executeTakeFirstOrThrow();
    if (open === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('Something was never sent.');
}

const reminders = () => mail.received.filter(({ subject }) => subject === DAILY);
const campaigns = async () =>
  api.services.db
    .selectFrom('email_campaigns')
    .selectAll()
    .where('campaign_type', '<>', 'welcome')
    .orderBy('triggered_at')
    .execute();
const account = async () =>
  api.services.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', ada.userId)
    .executeTakeFirstOrThrow();

async function logMeal(mealTime: string): Promise<void> {
  const patch = { ...mealFields(), mealTime } as unknown as NonNullable<
    ReturnType<typeof op>['patch']
  >;
  await synced(ada, { ops: [op({ patch })] });
}

test('nobody is reminded who has not chosen it', async () => {
  await chooseReminders(ada, {});
  at('2026-06-01T17:00Z');
  await minute();
  expect([reminders(), (await account()).next_reminder_at]).toEqual([[], null]);
});

test('whoever has logged nothing is reminded at their hour, once a day, in their time zone', async () => {
  await chooseReminders(ada, { daily: 'email' });
  at('2026-06-01T16:59Z');
  await minute();
  expect(reminders()).toEqual([]);
  at('2026-06-01T17:00Z');
  await minute();
  await minute();
  at('2026-06-01T18:30Z');
  await minute();
  expect(reminders()).toHaveLength(1);
  expect((await account()).last_daily_reminder_sent).toBe(Date.parse('2026-06-01T17:00Z'));
  expect(await campaigns()).toMatchObject([
    {
      ...{ campaign_type: 'daily_reminder', channel: 'email', outcome: 'sent' },
      triggered_at: Date.parse('2026-06-01T17:00Z'),
      sent_at: Date.parse('2026-06-01T17:00Z'),
    },
  ]);
  at('2026-06-02T17:00Z');
  await minute();
  expect(reminders()).toHaveLength(2);
});

test('a meal of the day, or a word on the day, and there is no reminder', async () => {
  await chooseReminders(ada, { daily: 'email' });
  // In Berlin it is the next day already.
  await logMeal('2026-06-02T00:30');
  at('2026-06-02T17:00Z');
  await minute();
  const patch = { day: '2026-06-03', mark: 'complete' };
  const id = 'b8d6f6f3-5a5d-5f5e-8b8e-6a8b4a8e1a3c';
  await synced(ada, { ops: [op({ type: 'dayMark', id, act: 'restore', patch })] });
  at('2026-06-03T17:00Z');
  await minute();
  expect(reminders()).toEqual([]);
  at('2026-06-04T17:00Z');
  await minute();
  expect(reminders()).toHaveLength(1);
});

test('on the day with 25 hours it comes at the same hour', async () => {
  at('2026-10-24T20:00Z');
  ada = await api.member('Ada');
  await chooseReminders(ada, { daily: 'email' });
  at('2026-10-25T17:59Z');
  await minute();
  expect(reminders()).toEqual([]);
  at('2026-10-25T18:00Z');
  await minute();
  expect(reminders()).toHaveLength(1);
});

test('nothing comes in the quiet hours, also where the server was off when it was due', async () => {
  await chooseReminders(ada, { daily: 'email' });
  at('2026-06-01T19:30Z');
  await minute();
  expect(reminders()).toEqual([]);
  at('2026-06-02T06:30Z');
  await minute();
  expect(reminders()).toEqual([]);
  at('2026-06-02T18:00Z');
  await minute();
  expect(reminders()).toHaveLength(1);
});

test('whoever travels is reminded by the zone of their device, and not twice on one day', async () => {
  await chooseReminders(ada, { daily: 'email' });
  at('2026-06-01T17:00Z');
  await minute();
  await chooseReminders(ada, { daily: 'email' }, { timeZone: 'America/New_York' });
  at('2026-06-01T23:00Z');
  await minute();
  expect(reminders()).toHaveLength(1);
  at('2026-06-02T23:00Z');
  await minute();
  expect(reminders()).toHaveLength(2);
});

test('a zone that this server does not know reminds nobody', async () => {
  await chooseReminders(ada, { daily: 'email' }, { timeZone: 'Mars/Olympus' });
  expect((await account()).next_reminder_at).toBeNull();
});

test('a reminder has nothing of food or weight, and a link that ends it with one click', async () => {
  await chooseReminders(ada, { daily: 'email' });
  at('2026-06-01T17:00Z');
  await minute();
  const [came] = reminders();
  expect(came?.text).not.toMatch(/kcal|weight|Rice/i);
  expect(came?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const [, link = ''] = /^<(.+)>$/.exec(came?.headers['list-unsubscribe'] ?? '') ?? [];
  const { pathname } = new URL(link);
  const stranger = api.visitor();
  // Whoever only opens it is asked first.
  const opened = await fetch(api.url + pathname, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('Location')]).toEqual([
    303,
    `/unsubscribe#${pathname.slice('/api/unsubscribe/'.length)}`,
  ]);
  const body = 'List-Unsubscribe=One-Click';
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const ended = await stranger.send(pathname, { method: 'POST', body, headers });
  expect(ended).toMatchObject({ status: 200, body: { type: 'daily' } });
  // Again: it is off still.
  expect((await stranger.send(pathname, { method: 'POST', body, headers })).status).toBe(200);
  const { changes } = await synced(ada);
  expect(changes.find(({ type }) => type === 'profile')?.data).toMatchObject({
    reminders: { daily: 'off', at: '19:00' },
  });
  at('2026-06-02T17:00Z');
  await minute();
  expect(reminders()).toHaveLength(1);
});

test('a link that somebody else has made ends nothing', async () => {
  await chooseReminders(ada, { daily: 'email' });
  for (const token of [`daily.${ada.userId}.x`, 'daily', `daily.${ada.userId}.${'A'.repeat(43)}`])
    expect(await ada.send(`/api/unsubscribe/${token}`, { method: 'POST' })).toMatchObject({
      status: 400,
      body: { code: 'bad_unsubscribe_link' },
    });
});

test('the free limit is told of once, a day later, at the same hour, and takes the place of the daily one', async () => {
  await chooseReminders(ada, { daily: 'email', limit: 'email' });
  const { db } = api.services;
  await db
    .updateTable('users')
    .set({ upload_limit_reached_at: clock, images_uploaded: 3 })
    .where('id', '=', ada.userId)
    .execute();
  at('2026-06-01T17:00Z');
  await minute();
  at('2026-06-02T17:00Z');
  await minute();
  at('2026-06-03T17:00Z');
  await minute();
  expect((await campaigns()).map((one) => one.campaign_type)).toEqual([
    ...['daily_reminder', 'upload_limit', 'daily_reminder'],
  ]);
});

test('whoever has Premium meanwhile is not told of the limit', async () => {
  await chooseReminders(ada, { limit: 'email' });
  await api.services.db
    .updateTable('users')
    .set({ upload_limit_reached_at: clock, subscription_status: 'active' })
    .where('id', '=', ada.userId)
    .execute();
  at('2026-06-03T17:00Z');
  await minute();
  expect(await campaigns()).toEqual([]);
});

test('a server that refuses for now gets it later the same day, and not the next', async () => {
  mail.busyFor = 1;
  await chooseReminders(ada, { daily: 'email' });
  at('2026-06-01T17:00Z');
  await minute();
  clock += 10_000;
  api.services.mailer.wake();
  await minute();
  expect(reminders()).toHaveLength(1);
  mail.busyFor = Infinity;
  at('2026-06-02T17:00Z');
  await minute();
  // Until the quiet hours.
  at('2026-06-02T19:00Z');
  api.services.mailer.wake();
  await minute();
  expect((await campaigns()).at(-1)).toMatchObject({
    outcome: 'failed',
    answer: expect.stringContaining('Its time of the day was over.') as string,
  });
  const { mails } = await mailsLeft();
  expect(mails).toMatchObject([{ state: 'failed', body: null, unsubscribe: null }]);
});

async function mailsLeft() {
  const mails = await api.services.db
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', 'daily_reminder')
    .where('state', '<>', 'sent')
    .execute();
  return { mails };
}

test('a mail whose answer never came is not sent again', async () => {
  await chooseReminders(ada, { daily: 'email' });
  // The welcome has gone before.
  await minute();
  at('2026-06-01T17:00Z');
  mail.beforeAnswer = async () => {
    mail.hangUp();
    return Promise.resolve();
  };
  await minute();
  at('2026-06-01T18:00Z');
  api.services.mailer.wake();
  await minute();
  expect(reminders()).toHaveLength(1);
  expect(await campaigns()).toMatchObject([
    { outcome: 'failed', answer: expect.stringContaining('It may have arrived') as string },
  ]);
});

describe('notifications', () => {
  test('each browser gets what it alone can read, without food or weight, until evening', async () => {
    await chooseReminders(ada, { daily: 'push' });
    const phone = await turnOnPush(ada, push);
    at('2026-06-01T17:00Z');
    await minute();
    await minute();
    expect(push.received).toEqual([
      {
        ...{ endpoint: phone.endpoint, text: '{"type":"daily_reminder"}', topic: 'reminder' },
        ...{ ttl: 2 * 3600, subject: 'mailto:info@localhost' },
      },
    ]);
    expect(await campaigns()).toMatchObject([{ channel: 'push', outcome: 'sent' }]);
    expect(reminders()).toEqual([]);
  });

  test('a browser that is gone is forgotten, and its person not looked for any more', async () => {
    await chooseReminders(ada, { daily: 'push' });
    await turnOnPush(ada, push);
    push.status = 410;
    at('2026-06-01T17:00Z');
    await minute();
    expect((await ada.get('/api/reminders')).body).toMatchObject({ subscribed: false });
    expect(await campaigns()).toMatchObject([{ outcome: 'failed' }]);
    at('2026-06-02T17:00Z');
    await minute();
    expect(await campaigns()).toHaveLength(1);
  });

  test('a service that is busy is asked again, and the mark is taken back meanwhile', async () => {
    await chooseReminders(ada, { daily: 'push' });
    await turnOnPush(ada, push);
    push.status = 503;
    at('2026-06-01T17:00Z');
    await minute();
    expect(await campaigns()).toMatchObject([{ outcome: 'waiting', handed: 0, sent_at: null }]);
    push.status = 201;
    clock += 6 * MINUTE_MS;
    await minute();
    expect(push.received).toHaveLength(1);
  });

  test.each([
    ['signing out', async () => ada.post('/api/auth/logout', {})],
    ['turning them off', async () => ada.send('/api/reminders/push', { method: 'DELETE' })],
    [
      'deleting the account',
      async () =>
        ada.send('/api/account', {
          method: 'DELETE',
          body: JSON.stringify({ currentPassword: 'analytical engine 1843' }),
          headers: { 'Content-Type': 'application/json' },
        }),
    ],
  ])('%s ends them', async (_what, end) => {
    await turnOnPush(ada, push);
    expect((await end()).status).toBe(200);
    const left = await api.services.db.selectFrom('push_subscriptions').selectAll().execute();
    expect(left).toEqual([]);
  });

  test('another session of the same person keeps its own', async () => {
    await turnOnPush(ada, push);
    const { email } = await account();
    const tablet = api.visitor();
    await tablet.post('/api/auth/login', { email, password: 'analytical engine 1843' });
    await turnOnPush(tablet, push);
    await ada.post('/api/auth/logout', {});
    expect((await tablet.get('/api/reminders')).body).toMatchObject({ subscribed: true });
  });

  test.each([
    ...['http://push.example.org/1', 'https://127.0.0.1/1', 'https://[::1]/1'],
    ...['https://localhost/1', 'https://push.example.org:8443/1', 'https://a:b@push.example.org/'],
    ...['https://2130706433/1', 'https://0x7f.1/', 'file:///etc/passwd', 'no address'],
  ])('%s is no push service', async (endpoint) => {
    const { keys } = push.subscribe();
    expect(await ada.post('/api/reminders/push', { endpoint, keys })).toMatchObject({
      status: 400,
      body: { code: 'no_push_service' },
    });
  });

  test('a name that leads to this machine is not called', async () => {
    await chooseReminders(ada, { daily: 'push' });
    const { keys } = push.subscribe();
    // Resolves to loopback without a name server.
    const endpoint = 'https://push.localhost/1';
    expect((await ada.post('/api/reminders/push', { endpoint, keys })).status).toBe(200);
    at('2026-06-01T17:00Z');
    await minute();
    expect(await campaigns()).toMatchObject([{ outcome: 'waiting', handed: 0 }]);
  });
});

test('without mail and keys the server says so, and reminds nobody', async () => {
  const bare = await ApiInMemory.start({}, () => clock);
  try {
    const grace = await bare.member('Grace');
    const ways = { email: false, pushKey: null, subscribed: false };
    expect((await grace.get('/api/reminders')).body).toEqual(ways);
    const subscribed = await grace.post('/api/reminders/push', push.subscribe());
    expect(subscribed).toMatchObject({ status: 409, body: { code: 'push_not_set_up' } });
    await chooseReminders(grace, { daily: 'email', limit: 'push' });
    at('2026-06-01T17:00Z');
    await sendReminders({ ...bare.services, wakePush: undefined });
    const sent = await bare.services.db.selectFrom('email_campaigns').selectAll().execute();
    expect(sent).toEqual([]);
  } finally {
    await bare.stop();
  }
});

test('a welcome comes once, and says nothing of prices', async () => {
  const { email } = await account();
  await minute();
  await minute();
  const welcome = await mail.newestTo(email, 'Welcome to Platelog');
  expect(welcome.text).not.toMatch(/\$|premium|upgrade|trial/i);
  expect(welcome.headers['list-unsubscribe']).toBeUndefined();
  const rows = await api.services.db.selectFrom('email_campaigns').selectAll().execute();
  expect(rows).toMatchObject([{ campaign_type: 'welcome', user_id: ada.userId, outcome: 'sent' }]);
});

test('whoever has taken back their consent is not asked to log', async () => {
  await chooseReminders(ada, { daily: 'email' });
  const { body } = await ada.get('/api/auth/me');
  const { last } = (body as { consents: { last: number } }).consents;
  const answer = { kind: 'health', given: false, version: TEXT_VERSIONS.health, after: last };
  expect(await ada.post('/api/consents', { answers: [answer] })).toMatchObject({ status: 200 });
  at('2026-06-01T17:00Z');
  await minute();
  expect(reminders()).toEqual([]);
});
