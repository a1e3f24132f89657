import type { Browser, Page } from '@playwright/test';

import { bareTest as test, expect } from '../kit/browser-test';
import { barriers } from '../kit/barriers';
import { haveAccount, haveSession, newPerson, type Person } from '../kit/browser-account';
import { LiveServer } from '../kit/live-server';
import { MailCounterpart } from '../kit/mail-counterpart';

const CONFIRM = 'Confirm your new address for Platelog';
const TITLE = 'Confirm your new address';
const UPDATED = 'Your email address has been updated successfully.';

let page: Page;
const toast = (words: string) => page.getByText(words, { exact: true });
test.afterEach(async () => page.context().close());

async function newDevice(browser: Browser, server: LiveServer): Promise<Page> {
  return browser.newPage({ baseURL: server.url, serviceWorkers: 'block' });
}

async function openProfile(person: Person): Promise<void> {
  await haveAccount(page, person);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
}

async function change(email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Current Password').fill(password);
  await page.getByRole('button', { name: 'Update Email' }).click();
}

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
  test.beforeEach(async ({ browser }) => {
    page = await newDevice(browser, server);
  });

  /** The path of the newest link that was mailed to an address, on this server. */
  async function linkTo(email: string): Promise<string> {
    const { text } = await mail.newestTo(email, CONFIRM);
    const token = /\/confirm-email#([\w-]{43})/.exec(text)?.[1] ?? '';
    return `/confirm-email#${token}`;
  }

  test(
    'a new email waits for its link, which also works on a phone without a session',
    { tag: '@proof' },
    async ({ browser }) => {
      const ada = newPerson();
      const wanted = newPerson().email;
      await openProfile(ada);
      await change(wanted, ada.password);
      await expect(toast('Link sent')).toBeVisible();
      const waiting = page.getByRole('status').filter({ hasText: TITLE });
      await expect(waiting).toContainText(`Open the link we sent to ${wanted}.`);
      await expect(waiting).toContainText(`Until then you sign in with ${ada.email}.`);
      await expect(page.getByLabel('Email')).toHaveValue(ada.email);
      expect(await barriers(page)).toEqual([]);

      const there = await newDevice(browser, server);
      await there.goto(await linkTo(wanted));
      await expect(there.getByRole('heading', { name: 'Email updated' })).toBeVisible();
      await expect(there.getByText(`From now on you sign in with ${wanted}.`)).toBeVisible();
      expect(await barriers(there)).toEqual([]);
      // Opened again, as from the mail.
      await there.reload();
      await expect(there.getByRole('heading', { name: 'Not confirmed' })).toBeVisible();
      await expect(there.getByText(/^This link was already used or is too old\./)).toBeVisible();
      await there.context().close();

      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(toast(UPDATED)).toBeVisible();
      await expect(page.getByText(TITLE)).toHaveCount(0);
      await expect(page.getByLabel('Email')).toHaveValue(wanted);
      await haveSession(page, { ...ada, email: wanted });
      await mail.newestTo(ada.email, 'Your Platelog email was changed');
    },
  );

  test(
    'a user who opens the link while signed in gets to their profile',
    { tag: '@proof' },
    async () => {
      const ada = newPerson();
      const wanted = newPerson().email;
      await openProfile(ada);
      await change(wanted, ada.password);
      await expect(page.getByText(TITLE)).toBeVisible();
      await page.goto(await linkTo(wanted));
      await page.waitForURL('/profile');
      await expect(toast('Email updated')).toBeVisible();
      await expect(toast(UPDATED)).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(wanted);
      await expect(page.getByText(TITLE)).toHaveCount(0);
    },
  );

  test('the link is sent again, and the change is canceled', { tag: '@proof' }, async () => {
    const ada = newPerson();
    const wanted = newPerson().email;
    await openProfile(ada);
    await change(wanted, ada.password);
    const first = await linkTo(wanted);
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect(toast('Only the link in the newest email works.')).toBeVisible();
    await expect.poll(async () => linkTo(wanted)).not.toBe(first);
    await page.getByRole('button', { name: 'Keep the old address' }).click();
    await expect(toast('Email not changed')).toBeVisible();
    await expect(page.getByText(TITLE)).toHaveCount(0);
    await page.goto(await linkTo(wanted));
    await expect(page.getByRole('heading', { name: 'Not confirmed' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to your profile' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(ada.email);
  });

  test('a link that is opened offline can be opened again', { tag: '@proof' }, async () => {
    const ada = newPerson();
    const wanted = newPerson().email;
    await openProfile(ada);
    await change(wanted, ada.password);
    const link = await linkTo(wanted);
    await page.route('**/api/auth/confirm-email', async (route) => route.abort());
    await page.goto(link);
    await expect(page.getByText('There is no connection to the server right now.')).toBeVisible();
    await page.unroute('**/api/auth/confirm-email');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(toast(UPDATED)).toBeVisible();
  });
});

test.describe('without mail', () => {
  let server: LiveServer;
  test.beforeAll(async () => {
    server = await LiveServer.start({ TRUST_PROXY: '1' });
  });
  test.afterAll(async () => {
    await server.remove();
  });
  test.beforeEach(async ({ browser }) => {
    page = await newDevice(browser, server);
  });

  test('a new email takes effect at once', { tag: '@proof' }, async () => {
    const ada = newPerson();
    const wanted = newPerson().email;
    await openProfile(ada);
    await change(wanted, ada.password);
    await expect(toast('Email updated')).toBeVisible();
    await expect(toast(UPDATED)).toBeVisible();
    await expect(page.getByText(TITLE)).toHaveCount(0);
    await haveSession(page, { ...ada, email: wanted });
  });
});
