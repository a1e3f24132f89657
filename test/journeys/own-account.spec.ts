import type { Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { ALWAYS_ONLINE, expect, test } from '../kit/browser-test';
import { newPerson, shellIsKept, signIn, signUp, type Person } from '../kit/browsers';
import { haveSession } from '../kit/browser-account';
import { KEPT_CONNECTION } from '../kit/kept-connection';
import { LiveServer } from '../kit/live-server';
import { MailCounterpart } from '../kit/mail-counterpart';

const NEW = 'difference engine 1822';
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const dialog = (page: Page) => page.getByRole('dialog');
const devices = (page: Page) =>
  page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem');
const session = async (page: Page) =>
  (await page.request.get('/api/auth/me', KEPT_CONNECTION)).status();

/** Fills in the dialog for a new password, and sends it. */
async function changePassword(page: Page, person: Person, { keep = false } = {}): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  await dialog(page).getByLabel('Current Password', { exact: true }).fill(person.password);
  await dialog(page).getByLabel('New Password', { exact: true }).fill(NEW);
  await dialog(page).getByLabel('Confirm New Password', { exact: true }).fill(NEW);
  if (keep) await dialog(page).getByLabel('Keep my other devices signed in').check();
  await dialog(page).getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
}

test(
  'changing the password ends the session of another browser at once, but not this one',
  { tag: '@proof' },
  async ({ page, newDevice }) => {
    const ada = newPerson();
    await signUp(page, ada, { to: '/profile' });
    const other = await newDevice(ALWAYS_ONLINE);
    await haveSession(other, ada);
    await other.goto('/dashboard');
    await expect(other.getByRole('link', { name: 'Today' })).toBeVisible();

    await changePassword(page, ada);
    await expect(
      page.getByText('1 other session ended. This device stays signed in.'),
    ).toBeVisible();
    // The other page learns of it by its open event stream, without a reload.
    await expect(other.getByText('Sign in to keep syncing')).toBeVisible();
    expect([await session(page), await session(other)]).toEqual([200, 401]);

    await signIn(other, { ...ada, password: NEW });
    await expect(other.getByText('Sign in to keep syncing')).toHaveCount(0);
  },
);

test(
  'other devices stay signed in if the user wants; errors are shown next to their field',
  { tag: '@proof' },
  async ({ page, newDevice }) => {
    const ada = newPerson();
    await signUp(page, ada, { to: '/profile' });
    const other = await newDevice(ALWAYS_ONLINE);
    await haveSession(other, ada);

    await test.step('an empty, a wrong and a known password are rejected with a reason', async () => {
      await page.getByRole('button', { name: 'Change password' }).click();
      const send = dialog(page).getByRole('button', { name: 'Change password' });
      await send.click();
      await expect(dialog(page).getByText('Please enter your current password.')).toBeVisible();
      await dialog(page).getByLabel('Current Password', { exact: true }).fill('wrong password');
      await dialog(page).getByLabel('New Password', { exact: true }).fill(NEW);
      await dialog(page).getByLabel('Confirm New Password', { exact: true }).fill(NEW);
      await send.click();
      await expect(
        dialog(page).locator('form').getByText('This is not your current password.'),
      ).toBeVisible();
      await dialog(page).getByLabel('Current Password', { exact: true }).fill(ada.password);
      await dialog(page).getByLabel('New Password', { exact: true }).fill('AdaLovelace1815');
      await dialog(page)
        .getByLabel('Confirm New Password', { exact: true })
        .fill('AdaLovelace1815');
      await send.click();
      await expect(
        dialog(page)
          .locator('form')
          .getByText(/easy to guess/),
      ).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    });

    await changePassword(page, ada, { keep: true });
    await expect(page.getByText('Your other devices stay signed in.')).toBeVisible();
    expect([await session(page), await session(other)]).toEqual([200, 200]);
  },
);

test(
  'sessions are listed, one is ended, and then all others',
  { tag: '@proof' },
  async ({ page, newDevice }) => {
    const ada = newPerson();
    await signUp(page, ada);
    const phone = await newDevice({ ...ALWAYS_ONLINE, userAgent: PHONE });
    await haveSession(phone, ada);
    await phone.goto('/dashboard');
    const tablets = [await newDevice(ALWAYS_ONLINE), await newDevice(ALWAYS_ONLINE)];
    for (const tablet of tablets) await haveSession(tablet, ada);

    await page.goto('/profile');
    await expect(devices(page)).toHaveCount(4);
    await expect(devices(page).first()).toContainText('This device');
    await expect(devices(page).first().getByRole('button')).toHaveCount(0);
    const onPhone = devices(page).filter({ hasText: 'Chrome on Android' });
    await expect(onPhone).toContainText(/Last used today, .* from network 10\.\d+\.\d+\.x/);
    expect(await barriers(page)).toEqual([]);

    await test.step("the phone's session ends at once", async () => {
      await onPhone.getByRole('button', { name: 'End the session of Chrome on Android' }).click();
      await dialog(page).getByLabel('Password', { exact: true }).fill('wrong password');
      await dialog(page).getByRole('button', { name: 'End session' }).click();
      await expect(
        dialog(page).locator('form').getByText('This is not your current password.'),
      ).toBeVisible();
      expect(await session(phone)).toBe(200);
      expect(await barriers(page)).toEqual([]);
      await dialog(page).getByLabel('Password', { exact: true }).fill(ada.password);
      await dialog(page).getByRole('button', { name: 'End session' }).click();
      await expect(page.getByText('The session of Chrome on Android has ended.')).toBeVisible();
      await expect(devices(page)).toHaveCount(3);
      await expect(phone.getByText('Sign in to keep syncing')).toBeVisible();
    });

    await test.step('all others end, by keyboard', async () => {
      await page.getByRole('button', { name: 'End all other sessions' }).press('Enter');
      await dialog(page).getByLabel('Password', { exact: true }).fill(ada.password);
      await page.keyboard.press('Enter');
      await expect(
        page.getByText('2 other sessions ended. This device stays signed in.'),
      ).toBeVisible();
      await expect(devices(page)).toHaveCount(1);
      const stand = await Promise.all([page, phone, ...tablets].map(session));
      expect(stand).toEqual([200, 401, 401, 401]);
    });
  },
);

test(
  'offline, the cards say what needs the server, and work again online',
  { tag: '@proof' },
  async ({ page }) => {
    await signUp(page, newPerson(), { to: '/profile' });
    await shellIsKept(page);
    await page.context().setOffline(true);
    await page.goto('/profile');
    await expect(
      page.getByText('Changing the password needs a connection to the server.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change password' })).toBeDisabled();
    await expect(
      page.getByText('This list is on the server, which cannot be reached right now.'),
    ).toBeVisible();
    await page.context().setOffline(false);
    const list = page.getByRole('region', { name: 'Signed-in devices' });
    await list.getByRole('button', { name: 'Try again' }).click();
    await expect(devices(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Change password' })).toBeEnabled();
  },
);

test(
  'a name is corrected, and the page on another device shows it at once',
  { tag: '@proof' },
  async ({ page, newDevice }) => {
    const ada = newPerson();
    await signUp(page, ada, { to: '/profile' });
    const other = await newDevice(ALWAYS_ONLINE);
    await haveSession(other, ada);
    await other.goto('/profile');
    await expect(other.getByText('Lovelace')).toBeVisible();

    await page.getByRole('button', { name: 'Edit your name' }).press('Enter');
    await expect(page.getByLabel('First Name')).toBeFocused();
    await page.getByLabel('First Name').fill(' ');
    await page.getByLabel('Last Name').fill('King');
    const save = page.getByRole('region', { name: 'Account', exact: true }).getByRole('button', {
      name: 'Save',
    });
    await save.click();
    await expect(page.getByText('First name is required').first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByLabel('First Name').fill('Augusta');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Name updated', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit your name' })).toBeFocused();
    await expect(other.getByText('King', { exact: true })).toBeVisible();
    await expect(other.getByText('Augusta')).toBeVisible();

    await shellIsKept(page);
    await page.context().setOffline(true);
    await expect(page.getByText('Changing your name needs a connection')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit your name' })).toBeDisabled();
  },
);

test(
  'every page of a signed-in user has a visible way to Sign Out',
  { tag: '@proof' },
  async ({ page }) => {
    await signUp(page, newPerson());
    const pages = ['dashboard', 'food-tracker', 'insights', 'sync-status', 'profile'];
    for (const address of pages) {
      await page.goto(`/${address}`);
      const you = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Profile' });
      await you.click();
      await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    }
  },
);

test.describe('with mail', () => {
  let mail: MailCounterpart;
  let server: LiveServer;
  test.beforeAll(async () => {
    mail = await MailCounterpart.start();
    server = await LiveServer.start({ SMTP_URL: mail.url, TRUST_PROXY: '1' });
  });
  test.afterAll(async () => {
    await server.remove();
    await mail.stop();
  });

  test(
    'a new device and a changed password are reported by mail',
    { tag: '@proof' },
    async ({ newDevice }) => {
      const ada = newPerson();
      const baseURL = server.url;
      const page = await newDevice({ baseURL });
      await signUp(page, ada, { to: '/profile' });
      const phone = await newDevice({ baseURL, userAgent: PHONE });
      await signIn(phone, ada);
      const { text } = await mail.newestTo(ada.email, 'A new device is signed in to Platelog');
      expect(text).toContain('Device: Chrome on Android');
      expect(text).toContain(`${server.url}/profile`);
      expect(mail.received).toHaveLength(1);
      await changePassword(page, ada);
      const told = await mail.newestTo(ada.email, 'Your Platelog password was changed');
      expect(told.text).toContain('Every other device was signed out.');
      await expect(phone.getByText('Sign in to keep syncing')).toBeVisible();
    },
  );
});
