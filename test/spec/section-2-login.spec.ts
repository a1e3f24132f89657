import type { Page } from '@playwright/test';

import { bareTest as test, expect } from '../kit/browser-test';
import { barriers } from '../kit/barriers';
import { haveAccount } from '../kit/browser-account';
import { ADA, signIn } from '../kit/browsers';
import { holdBack } from '../kit/hold-back';
import { LiveServer } from '../kit/live-server';
import { MailCounterpart } from '../kit/mail-counterpart';

let mail: MailCounterpart;
let server: LiveServer;
let page: Page;

// One visitor, who signs in at the end.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  mail = await MailCounterpart.start();
  server = await LiveServer.start({ SMTP_URL: mail.url });
  const visitor = await browser.newPage({ baseURL: server.url });
  await haveAccount(visitor);
  await visitor.close();
  const context = await browser.newContext({
    baseURL: server.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  page = await context.newPage();
});
test.afterAll(async () => {
  await page.context().close();
  await server.remove();
  await mail.stop();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const password = () => page.getByLabel('Password', { exact: true });

test.describe('section 2, login', () => {
  test('has its texts, both fields, the button and the link to sign up', async () => {
    await page.goto('/login');
    await expect(page.getByText('Welcome back to your fitness journey')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(button('Sign In')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    expect(await barriers(page)).toEqual([]);
  });

  test('the password is shown and hidden again', async () => {
    await password().fill('secret');
    await expect(password()).toHaveAttribute('type', 'password');
    await button('Show password').click();
    await expect(password()).toHaveAttribute('type', 'text');
    await button('Hide password').click();
    await expect(password()).toHaveAttribute('type', 'password');
    await password().fill('');
  });
});

test.describe('section 5 and 8, login', () => {
  test('a missing value is reported next to its field', async () => {
    await page.getByLabel('Email').fill('ada');
    await button('Sign In').click();
    await expect(page.getByText('Please enter a valid email')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
  });

  test("a wrong password: 'Sign in failed' with the server's message", async () => {
    await page.getByLabel('Email').fill(ADA.email);
    await password().fill('wrong password');
    await button('Sign In').click();
    await expect(page.getByText('Sign in failed')).toBeVisible();
    await expect(page.getByText('Please check your email and password.')).toBeVisible();
    // The toast disappears; this message stays, and is announced with the field.
    await expect(password()).toBeFocused();
    await expect(password()).toHaveAccessibleDescription('The email or the password is wrong.');
    await password().press('End');
    await password().pressSequentially('!');
    await expect(page.getByText('The email or the password is wrong.')).toHaveCount(0);
  });

  test("the button says 'Signing in...', then the dashboard opens with the toast", async () => {
    const letGo = await holdBack(page, '**/api/auth/login');
    const done = signIn(page);
    await expect(button('Signing in...')).toBeDisabled();
    letGo();
    await done;
    await expect(page.getByText('Welcome back!')).toBeVisible();
    await expect(page.getByText("You've successfully signed in to your account.")).toBeVisible();
  });

  test('a signed-in user gets a link to the app, and may use another account', async () => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
    await expect(page.getByText(ADA.email)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open Platelog' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    await expect(password()).toHaveCount(0);
    expect(await barriers(page)).toEqual([]);
    await button('Use another account').click();
    await expect(password()).toBeVisible();
  });
});

test('a new password is set by the mailed link, which works once', async ({ browser }) => {
  const visitor = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  await page.context().close();
  page = await visitor.newPage();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // Until then the field with that name is still the one of the previous page.
  await expect(button('Send the link')).toBeVisible();
  await page.getByLabel('Email').fill(ADA.email);
  await button('Send the link').click();
  await expect(page.getByText(/^If there is an account with this email/)).toBeVisible();
  const { text } = await mail.newestTo(ADA.email, 'A new password for Platelog');
  const address = /\S+\/reset-password#\S+/.exec(text)?.[0] ?? '';
  const fresh = { ...ADA, password: 'difference engine 1822' };
  await page.goto(address);
  await password().fill(fresh.password);
  await page.getByLabel('Confirm Password').fill(fresh.password);
  await button('Change Password').click();
  await page.waitForURL('**/login');
  await expect(page.getByText('Password changed')).toBeVisible();
  await signIn(page, fresh);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(password()).toHaveCount(0);
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(button('Send the link')).toBeVisible();
});
