import type { Page } from '@playwright/test';

import { bareTest as test, expect } from '../kit/browser-test';
import { LiveDesk } from '../kit/live-desk';
import { LiveServer } from '../kit/live-server';

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });

const PASSWORD = 'analytical engine';

async function fillAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

test(
  'by invitation, a link of the admin area lets one user sign up, and others cannot',
  { tag: '@proof' },
  async ({ browser, page }) => {
    const desk = await LiveDesk.start([], { SIGNUPS: 'invite' });
    const admin = await desk.open(browser);
    await admin.goto(`${desk.server.url}/admin?tab=invites`);
    await admin.getByRole('button', { name: 'New invite' }).click();
    await admin.getByLabel('For whom (optional)').fill('Ada');
    await admin.getByRole('button', { name: 'Create' }).click();
    const link = (await admin.getByText('/signup#').textContent()) ?? '';
    await admin.getByRole('button', { name: 'Done' }).click();
    await expect(admin.getByText('Used by 0 of 1')).toBeVisible();

    await page.goto(`${desk.server.url}/`);
    await expect(page.getByText(/^By invitation/)).toBeVisible();
    await page.goto(`${desk.server.url}/signup`);
    await fillAccount(page, 'bob@example.org');
    await expect(page.getByText(/Enter the code of your invite/).first()).toBeVisible();
    await page.goto('about:blank');
    await page.goto(new URL(link).href.replace(new URL(link).origin, desk.server.url));
    await expect(page.getByLabel('Invite code')).toHaveValue(/^[0-9A-Z-]{24}$/);
    await fillAccount(page, 'ada@example.org');
    await expect(page.getByRole('heading', { name: 'Your Goals' })).toBeVisible();
    await admin.getByRole('button', { name: 'Refresh' }).click();
    await expect(admin.getByText('Used up')).toBeVisible();
    await admin.context().close();
    await desk.remove();
  },
);

test(
  'when closed, every link leads to signing in, and the sign-up gives the reason',
  { tag: '@proof' },
  async ({ page }) => {
    const server = await LiveServer.start({ SIGNUPS: 'closed', CONTACT_EMAIL: 'ada@example.org' });
    await page.goto(`${server.url}/`);
    await expect(page.getByText(/^This server takes no new accounts/)).toBeVisible();
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await expect(page).toHaveURL(`${server.url}/login`);
    await expect(page.getByRole('link', { name: 'Sign up' })).toHaveCount(0);
    await page.goto(`${server.url}/signup`);
    await expect(page.getByRole('heading', { name: 'No new accounts' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'ada@example.org' })).toBeVisible();
    await server.remove();
  },
);
