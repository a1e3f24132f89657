import { haveSession } from '../kit/browser-account';
import { expect, test } from '../kit/browser-test';
import { newPerson, signUp } from '../kit/browsers';
import { makeReminderDue } from '../kit/due-reminder';
import { KEPT_CONNECTION } from '../kit/kept-connection';
import { LiveServer } from '../kit/live-server';
import { MailCounterpart } from '../kit/mail-counterpart';
import { profileBody } from '../kit/profiles';

// The service worker is not needed here.
test.use({ serviceWorkers: 'block' });

test(
  'reminders are turned on offline, sent by mail, and ended by their link without signing in',
  { tag: '@proof' },
  async ({ browser }) => {
    const mail = await MailCounterpart.start();
    const server = await LiveServer.start({ SMTP_URL: mail.url, MAIL_FROM: 'info@example.org' });
    const ada = newPerson();
    const device = async () => (await browser.newContext({ baseURL: server.url })).newPage();
    try {
      const page = await device();
      await signUp(page, ada, { to: '/profile' });
      await page.request.post('/api/profile', { ...KEPT_CONNECTION, data: profileBody() });
      await page.reload();
      const card = page.getByRole('region', { name: 'Reminders' });

      await test.step('they are off until the user turns them on', async () => {
        await expect(card.getByLabel('When no meal is logged')).toHaveValue('off');
        await expect(card.getByLabel('From', { exact: true })).toHaveCount(0);
        await page.context().setOffline(true);
        await card.getByLabel('When no meal is logged').selectOption('By email');
        await card.getByLabel('From', { exact: true }).fill('00:00');
        await card.getByLabel('Quiet from').fill('00:00');
        await card.getByLabel('Quiet until').fill('00:00');
        await expect(card.getByRole('status')).toContainText('At 12:00 AM');
        await page.context().setOffline(false);
      });

      await test.step('another device has them', async () => {
        const other = await device();
        await haveSession(other, ada);
        await other.goto('/profile');
        const there = other.getByRole('region', { name: 'Reminders' });
        await expect(there.getByLabel('When no meal is logged')).toHaveValue('email', {
          timeout: 30_000,
        });
        await other.context().close();
      });

      await test.step('a reminder arrives', async () => {
        await server.stop();
        makeReminderDue(server.dataFolder, ada.email);
        await server.start();
        const came = await mail.newestTo(ada.email, 'Anything to log today?');
        const [link = ''] = /https?:\S+\/unsubscribe#\S+/.exec(came.text) ?? [];
        const stranger = await device();
        await stranger.goto(link.replace(/^https?:\/\/[^/]+/, server.url));
        await stranger.getByRole('button', { name: 'Turn off' }).click();
        await expect(stranger.getByRole('heading', { name: 'Turned off' })).toBeVisible();
        await stranger.context().close();
      });

      await page.reload();
      await expect(card.getByLabel('When no meal is logged')).toHaveValue('off', {
        timeout: 30_000,
      });
    } finally {
      await server.remove();
      await mail.stop();
    }
  },
);
