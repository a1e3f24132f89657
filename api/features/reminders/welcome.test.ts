import type { Services } from '#shared/contract/admin/system';

import type { Visitor } from '../../../test/kit/api-in-memory';
import { openDesk } from '../../../test/kit/desk';
import { chooseReminders } from '../../../test/kit/reminded-people';
import { type RemindingApi, withRemindedPerson } from '../../../test/kit/reminding-api';

let server: RemindingApi;
let ada: Visitor;

withRemindedPerson((given) => {
  ({ server, ada } = given);
});

test('a welcome mail is sent once, and does not mention prices', async () => {
  const { email } = await server.account(ada);
  await server.minute();
  await server.minute();
  const welcome = await server.mail.newestTo(email, 'Welcome to Platelog');
  expect(welcome.text).not.toMatch(/\$|premium|upgrade|trial/i);
  expect(welcome.headers['list-unsubscribe']).toBeUndefined();
  const rows = await server.api.services.db.selectFrom('email_campaigns').selectAll().execute();
  expect(rows).toMatchObject([{ campaign_type: 'welcome', user_id: ada.userId, outcome: 'sent' }]);
});

test('a user who fills in their profile before the welcome mail is sent still gets it', async () => {
  const { email } = await server.account(ada);
  // The sign-up saves the profile within seconds, without reminders.
  await chooseReminders(ada, {});
  await server.minute();
  expect(await server.mail.newestTo(email, 'Welcome to Platelog')).toBeDefined();
  expect((await server.account(ada)).next_reminder_at).toBeNull();
});

test('a welcome mail counts as failed if too many mails are waiting', async () => {
  const { db, mailer } = server.api.services;
  jest.spyOn(mailer, 'post').mockResolvedValue('full');
  await server.minute();
  const rows = await db.selectFrom('email_campaigns').selectAll().execute();
  expect(rows).toMatchObject([{ outcome: 'failed', answer: 'Too many mails wait.' }]);
});

test('a welcome mail that was given up and then sent again by hand counts as sent', async () => {
  const { visitor: desk } = await openDesk(server.api);
  const sent = async () => {
    const { body } = await desk.get('/api/admin/services');
    return (body as Services).reminders.sent;
  };
  server.mail.refusal = { at: 'RCPT TO', code: 550, words: 'no' };
  await server.minute();
  expect(await sent()).toMatchObject([{ type: 'welcome', sent: 0, waiting: 0, failed: 1 }]);
  server.mail.refusal = undefined;
  const { mails } = (await desk.get('/api/admin/mails')).body as { mails: { id: string }[] };
  await desk.post(`/api/admin/mails/${mails[0]?.id ?? ''}/resend`, {});
  await server.minute();
  expect(await sent()).toMatchObject([{ type: 'welcome', sent: 1, waiting: 0, failed: 0 }]);
});
