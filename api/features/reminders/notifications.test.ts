import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { failOnce } from '../../../test/kit/fail-once';
import { chooseReminders, turnOnPush } from '../../../test/kit/reminded-people';
import { type RemindingApi, withRemindedPerson } from '../../../test/kit/reminding-api';
import { sendReminders } from './send-reminders';

const MINUTE_MS = 60_000;

let server: RemindingApi;
let ada: Visitor;

withRemindedPerson((given) => {
  ({ server, ada } = given);
});

test('each browser gets an encrypted notification without food or weight, which expires in the evening', async () => {
  await chooseReminders(ada, { daily: 'push' });
  const phone = await turnOnPush(ada, server.push);
  server.at('2026-06-01T17:00Z');
  await server.minute();
  await server.minute();
  expect(server.push.received).toEqual([
    {
      endpoint: phone.endpoint,
      text: '{"type":"daily_reminder"}',
      topic: 'reminder',
      ttl: 2 * 3600,
      subject: 'mailto:info@localhost',
    },
  ]);
  expect(await server.campaigns()).toMatchObject([{ channel: 'push', outcome: 'sent' }]);
  expect(server.reminders).toEqual([]);
});

test('the subscription of a browser that is gone is removed, and the user is no longer checked for reminders', async () => {
  await chooseReminders(ada, { daily: 'push' });
  await turnOnPush(ada, server.push);
  server.push.status = 410;
  server.at('2026-06-01T17:00Z');
  await server.minute();
  expect((await ada.get('/api/reminders')).body).toMatchObject({ subscribed: false });
  expect(await server.campaigns()).toMatchObject([{ outcome: 'failed' }]);
  server.at('2026-06-02T17:00Z');
  await server.minute();
  expect(await server.campaigns()).toHaveLength(1);
});

test('a busy push service is tried again, and the reminder is not marked as sent in the meantime', async () => {
  await chooseReminders(ada, { daily: 'push' });
  await turnOnPush(ada, server.push);
  server.push.status = 503;
  server.at('2026-06-01T17:00Z');
  await server.minute();
  expect(await server.campaigns()).toMatchObject([
    { outcome: 'waiting', handed: 0, sent_at: null },
  ]);
  server.push.status = 201;
  server.later(6 * MINUTE_MS);
  await server.minute();
  expect(server.push.received).toHaveLength(1);
});

test('a notification that was accepted is not sent again, even if the server could not record it', async () => {
  await chooseReminders(ada, { daily: 'push' });
  await turnOnPush(ada, server.push);
  await server.minute();
  server.at('2026-06-01T17:00Z');
  server.push.beforeAnswer = async () => {
    server.push.beforeAnswer = undefined;
    failOnce(server.api.services.db);
    return Promise.resolve();
  };
  await server.minute();
  server.later(6 * MINUTE_MS);
  await server.minute();
  expect(server.push.received).toHaveLength(1);
  expect(await server.campaigns()).toMatchObject([
    { outcome: 'failed', answer: expect.stringContaining('It may have arrived') as string },
  ]);
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
])('%s ends notifications', async (_what, end) => {
  await turnOnPush(ada, server.push);
  expect((await end()).status).toBe(200);
  const left = await server.api.services.db.selectFrom('push_subscriptions').selectAll().execute();
  expect(left).toEqual([]);
});

test('another session of the same user keeps its own subscription', async () => {
  await turnOnPush(ada, server.push);
  const { email } = await server.account(ada);
  const tablet = server.api.visitor();
  await tablet.post('/api/auth/login', { email, password: 'analytical engine 1843' });
  await turnOnPush(tablet, server.push);
  await ada.post('/api/auth/logout', {});
  expect((await tablet.get('/api/reminders')).body).toMatchObject({ subscribed: true });
});

test.each([
  ...['http://push.example.org/1', 'https://127.0.0.1/1', 'https://[::1]/1'],
  ...[
    'https://localhost/1',
    'https://push.example.org:8443/1',
    'https://a:b@server.push.example.org/',
  ],
  ...['https://2130706433/1', 'https://0x7f.1/', 'file:///etc/passwd', 'no address'],
])('%s is not accepted as a push service', async (endpoint) => {
  const { keys } = server.push.subscribe();
  expect(await ada.post('/api/reminders/push', { endpoint, keys })).toMatchObject({
    status: 400,
    body: { code: 'no_push_service' },
  });
});

test('an endpoint that resolves to this machine is not called', async () => {
  await chooseReminders(ada, { daily: 'push' });
  const { keys } = server.push.subscribe();
  // Resolves to loopback without a name server.
  const endpoint = 'https://push.localhost/1';
  expect((await ada.post('/api/reminders/push', { endpoint, keys })).status).toBe(200);
  server.at('2026-06-01T17:00Z');
  await server.minute();
  expect(await server.campaigns()).toMatchObject([{ outcome: 'waiting', handed: 0 }]);
});

test('without mail and push keys the server says so, and sends no reminders', async () => {
  const bare = await ApiInMemory.start({}, () => server.now);
  try {
    const grace = await bare.member('Grace');
    const ways = { email: false, pushKey: null, subscribed: false };
    expect((await grace.get('/api/reminders')).body).toEqual(ways);
    const subscribed = await grace.post('/api/reminders/push', server.push.subscribe());
    expect(subscribed).toMatchObject({ status: 409, body: { code: 'push_not_set_up' } });
    await chooseReminders(grace, { daily: 'email', limit: 'push' });
    server.at('2026-06-01T17:00Z');
    await sendReminders({ ...bare.services, wakePush: undefined });
    const sent = await bare.services.db.selectFrom('email_campaigns').selectAll().execute();
    expect(sent).toEqual([]);
  } finally {
    await bare.stop();
  }
});
