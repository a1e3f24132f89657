import type { Page } from '@playwright/test';

import { ADA as OLD_ADA, haveAccount } from '../kit/browser-account';
import { ALWAYS_ONLINE, bareTest as test, expect } from '../kit/browser-test';
import { LiveServer } from '../kit/live-server';
import { ADA, TestIssuer } from '../kit/single-sign-on/issuer';

test.use({ ...ALWAYS_ONLINE, viewport: { width: 360, height: 740 } });

let issuer: TestIssuer;
let host: LiveServer;

/** Starts a server before its issuer is ready. */
async function start(settings: Record<string, string> = {}): Promise<void> {
  issuer = await TestIssuer.start();
  host = await LiveServer.start({ ...issuer.settings, ...settings });
  await issuer.serve(host.url);
  issuer.asks = true;
}

test.afterEach(async () => {
  await host.remove();
  await issuer.stop();
});

async function signOn(page: Page): Promise<void> {
  await page.goto(`${host.url}/login`);
  await page.getByRole('button', { name: 'Sign in with Contoso' }).click();
  await continueThere(page);
}

async function continueThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Contoso' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue as Ada' }).click();
}

async function createAccount(page: Page): Promise<void> {
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Your Goals' })).toBeVisible();
}

test(
  'an employee signs up without a password, and confirms with the company before the account is deleted',
  { tag: '@proof' },
  async ({ page }) => {
    await start();
    await expect.poll(() => host.output).toContain('the issuer of single sign-on does not answer');
    await signOn(page);
    await createAccount(page);
    await page.goto(`${host.url}/profile`);
    await expect(page.getByText(/^Signed in .* with Contoso$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change password' })).toHaveCount(0);
    const remove = async () => {
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('button', { name: 'Delete for good' }).click();
    };
    await remove();
    await page.getByRole('button', { name: 'Continue with Contoso' }).click();
    await continueThere(page);
    await expect(page.getByText(/^For 10 minutes you can now/)).toBeVisible();
    await remove();
    await expect(page.getByText('Account deleted')).toBeVisible();
  },
);

test(
  "on a shared device nothing is left, and signing out also ends the company's session",
  { tag: '@proof' },
  async ({ page }) => {
    await start({ OIDC_ONLY: '1' });
    await page.goto(`${host.url}/login`);
    await expect(page.getByLabel('Password')).toHaveCount(0);
    await signOn(page);
    await createAccount(page);
    await page.goto(`${host.url}/profile`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(new RegExp(`^${issuer.url}/session/end`));
    await page.goto(`${host.url}/login`);
    await page.getByLabel('This is a shared device').check();
    await page.getByRole('button', { name: 'Sign in with Contoso' }).click();
    await expect(page).toHaveURL(new RegExp(`^${host.url}/dashboard|/interaction/`));
    if (page.url().includes('/interaction/')) await continueThere(page);
    await expect(page).toHaveURL(`${host.url}/dashboard`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible();
  },
);

test(
  'an account with a password is linked after the password was given, and an unreachable issuer shows a message',
  { tag: '@proof' },
  async ({ page, browser }) => {
    await start();
    const other = await browser.newContext({ ...ALWAYS_ONLINE, baseURL: host.url });
    await haveAccount(await other.newPage(), OLD_ADA);
    await signOn(page);
    await expect(page.getByRole('heading', { name: 'Link your account' })).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Link and sign in' }).click();
    await expect(page.getByText('This password is wrong.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(OLD_ADA.password);
    await page.getByRole('button', { name: 'Link and sign in' }).click();
    await expect(page).toHaveURL(`${host.url}/dashboard`);
    expect(ADA.email).toBe(OLD_ADA.email);
    await other.close();
    await page.goto(`${host.url}/single-sign-on`);
    await expect(page.getByRole('alert')).toContainText('way back');
    await page.goto(`${host.url}/single-sign-on#error=access_denied&state=x`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Not signed in' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start again' })).toBeVisible();
  },
);
